import type { Core, UID } from '@strapi/strapi';
import { userUid } from '../identity/users';
import { accountIn, panelAccountIn } from '../platform/media/file-owner';

const uid = 'plugin::upload.file';
const batch = 500;
/** Maximum number of names in one line of the log. */
const MAX_NAMED = 20;

interface FileRow {
	id: number;
	url: string;
	owner: string | null;
}

/** Returns the keys that no row of the model has. */
async function findMissing(model: UID.ContentType, column: string, keys: readonly string[]) {
	if (keys.length === 0) return [];
	const rows: Record<string, unknown>[] = await strapi.db
		.query(model)
		.findMany({ select: [column], where: { [column]: { $in: keys } } });
	const known = new Set(rows.map((row) => String(row[column])));
	return keys.filter((key) => !known.has(key));
}

const unique = (keys: readonly (string | null)[]) => [
	...new Set(keys.filter((key) => key !== null)),
];

async function withoutOwner(files: readonly FileRow[]): Promise<FileRow[]> {
	const owners = files.map(({ owner }) => owner ?? '');
	const accounts = await findMissing(userUid, 'documentId', unique(owners.map(accountIn)));
	const panelAccounts = await findMissing('admin::user', 'id', unique(owners.map(panelAccountIn)));
	const gone = new Set([...accounts, ...panelAccounts]);
	return files.filter(({ owner }) => {
		const key = owner && (accountIn(owner) ?? panelAccountIn(owner));
		return !owner || (key && gone.has(key));
	});
}

/** Logs the files of the media library whose owner is unknown or deleted. */
export async function reportOwnerless(strapi: Core.Strapi) {
	const found: string[] = [];
	for (let last = 0; ; ) {
		const files: FileRow[] = await strapi.db.query(uid).findMany({
			select: ['id', 'url', 'owner'],
			where: { id: { $gt: last } },
			orderBy: { id: 'asc' },
			limit: batch,
		});
		found.push(...(await withoutOwner(files)).map(({ url }) => url));
		if (files.length < batch) break;
		last = files.at(-1)?.id ?? last;
	}
	if (found.length > 0)
		strapi.log.warn(
			`${found.length} uploaded files have no owner: ${found.slice(0, MAX_NAMED).join(', ')}`,
		);
}
