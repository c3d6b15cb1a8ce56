import type { UID } from '@strapi/strapi';
import { mapEntryUids } from '@sumu/contract';

/** Content types that the owner writes: their name in a sentence, and the column that names an entry. */
const authoredTypes = {
	...mapEntryUids(({ one, title }) => [one, title] as const),
	'api::site-setting.site-setting': ['settings', 'ownerName'],
} as const satisfies Partial<Record<UID.ContentType, readonly [one: string, column: string]>>;

type AuthoredType = keyof typeof authoredTypes;

const MAX_CHANGES = 6;

interface Row {
	documentId: string;
	updatedAt: string;
	[column: string]: unknown;
}

async function changesOf(uid: AuthoredType) {
	const [, column] = authoredTypes[uid];
	const { options } = strapi.contentType(uid);
	const rows: Row[] = await strapi.db.query(uid).findMany({
		select: ['documentId', 'updatedAt', column],
		where: options?.draftAndPublish ? { publishedAt: null } : {},
		orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
		limit: MAX_CHANGES,
	});
	return rows.map(({ documentId, updatedAt, ...row }) => ({
		uid,
		id: documentId,
		name: String(row[column] ?? ''),
		at: new Date(updatedAt).toISOString(),
	}));
}

/** Returns the last changes, newest first. */
export async function lastChanges(mayRead: (uid: string) => boolean) {
	const uids = (Object.keys(authoredTypes) as AuthoredType[]).filter(mayRead);
	const all = (await Promise.all(uids.map(changesOf))).flat();
	return all.sort((one, other) => other.at.localeCompare(one.at)).slice(0, MAX_CHANGES);
}
