import type { Core, UID } from '@strapi/strapi';
import { userUid } from '../identity/users';
import { accountIn, panelAccountIn } from '../platform/media/file-owner';

const fileUid = 'plugin::upload.file';
const BATCH_SIZE = 500;
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
	const existingKeys = new Set(rows.map((row) => String(row[column])));
	return keys.filter((key) => !existingKeys.has(key));
}

const toUniqueKeys = (keys: readonly (string | null)[]) => [
	...new Set(keys.filter((key) => key !== null)),
];

async function filterOwnerless(files: readonly FileRow[]): Promise<FileRow[]> {
	const owners = files.map(({ owner }) => owner ?? '');
	const accounts = await findMissing(userUid, 'documentId', toUniqueKeys(owners.map(accountIn)));
	const panelAccounts = await findMissing(
		'admin::user',
		'id',
		toUniqueKeys(owners.map(panelAccountIn)),
	);
	const missingKeys = new Set([...accounts, ...panelAccounts]);
	return files.filter(({ owner }) => {
		const key = owner && (accountIn(owner) ?? panelAccountIn(owner));
		return !owner || (key && missingKeys.has(key));
	});
}

/** Logs the files of the media library whose owner is unknown or deleted. */
export async function reportOwnerless(strapi: Core.Strapi) {
	const ownerlessUrls: string[] = [];
	for (let lastId = 0; ; ) {
		const files: FileRow[] = await strapi.db.query(fileUid).findMany({
			select: ['id', 'url', 'owner'],
			where: { id: { $gt: lastId } },
			orderBy: { id: 'asc' },
			limit: BATCH_SIZE,
		});
		ownerlessUrls.push(...(await filterOwnerless(files)).map(({ url }) => url));
		if (files.length < BATCH_SIZE) break;
		lastId = files.at(-1)?.id ?? lastId;
	}
	if (ownerlessUrls.length > 0)
		strapi.log.warn(
			`${ownerlessUrls.length} uploaded files have no owner: ${ownerlessUrls.slice(0, MAX_NAMED).join(', ')}`,
		);
}
