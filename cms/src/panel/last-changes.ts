import type { UID } from '@strapi/strapi';

/** What the owner writes, by the column that names an entry. */
const written = {
	'api::project.project': 'projectsName',
	'api::blog.blog': 'topic',
	'api::service.service': 'servicesHeader',
	'api::skill.skill': 'skillName',
	'api::review.review': 'UserName',
	'api::site-setting.site-setting': 'ownerName',
} as const satisfies Partial<Record<UID.ContentType, string>>;
type Written = keyof typeof written;

const shown = 6;

interface Row {
	documentId: string;
	updatedAt: string;
	[column: string]: unknown;
}

async function changesOf(uid: Written) {
	const { options } = strapi.contentType(uid);
	const rows: Row[] = await strapi.db.query(uid).findMany({
		select: ['documentId', 'updatedAt', written[uid]],
		where: options?.draftAndPublish ? { publishedAt: null } : {},
		orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
		limit: shown,
	});
	return rows.map(({ documentId, updatedAt, ...row }) => ({
		uid,
		id: documentId,
		name: String(row[written[uid]] ?? ''),
		at: new Date(updatedAt).toISOString(),
	}));
}

/** What was changed last, the newest first. */
export async function lastChanges(mayRead: (uid: string) => boolean) {
	const uids = (Object.keys(written) as Written[]).filter(mayRead);
	const all = (await Promise.all(uids.map(changesOf))).flat();
	return all.sort((one, other) => other.at.localeCompare(one.at)).slice(0, shown);
}
