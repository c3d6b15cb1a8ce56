import type { Core } from '@strapi/strapi';
import { deleteFormerAddressesOf } from '../addresses/page-addresses';
import { deleteVersions } from '../documents/versions';
import { runInBackground } from '../lib/in-background';
import { deleteStoredFile, type StoredFile } from '../media/delete-stored-file';
import { refreshHiddenPictures } from './hidden-pictures';
import { queryTrash, type TrashRow } from './trash-table';

/** Items deleted in one transaction: others can write between two of them. */
const BATCH_SIZE = 100;

interface TrashedKey {
	id: number;
	documentId: string;
	pictureKey: string | null;
}

async function deletePictures(files: readonly StoredFile[]) {
	for (const file of files) await deleteStoredFile(file);
	await refreshHiddenPictures();
}

const deleteBatch = (where: object) =>
	strapi.db.transaction(async ({ onCommit }) => {
		const items: TrashedKey[] = await queryTrash().findMany({
			select: ['id', 'documentId', 'pictureKey'],
			where,
			orderBy: { id: 'asc' },
			limit: BATCH_SIZE,
		});
		for (const { documentId } of items) {
			await deleteVersions(documentId);
			await deleteFormerAddressesOf(documentId);
		}
		const ids = items.map(({ id }) => id);
		const pictureIds = items.filter(({ pictureKey }) => pictureKey).map(({ id }) => id);
		const files = pictureIds.length > 0 ? await readTrashedFiles({ id: { $in: pictureIds } }) : [];
		// A deleted file cannot come back, so it is deleted after the commit.
		if (files.length > 0) onCommit(() => runInBackground(() => deletePictures(files)));
		const { count } = await queryTrash().deleteMany({ where: { id: { $in: ids } } });
		return { count, isLast: items.length < BATCH_SIZE };
	});

/** Deletes items permanently, with their history and former addresses. Returns how many. */
export async function emptyTrashWhere(where: object): Promise<number> {
	for (let total = 0; ; ) {
		const { count, isLast } = await deleteBatch(where);
		total += count;
		if (isLast) return total;
	}
}

/** Deletes the items of an account, and of an address if it is verified. */
export async function eraseFromTrash(account: string, email: string | null) {
	await emptyTrashWhere({ $or: [{ account }, ...(email ? [{ email }] : [])] });
}

/** Deletes the items that have expired. */
export async function purgeExpiredTrash(strapi: Core.Strapi) {
	const count = await emptyTrashWhere({ expiresAt: { $lt: new Date().toISOString() } });
	if (count > 0) strapi.log.info(`Deleted ${count} expired items from the trash`);
}

/** Returns the files of pictures in the trash, which stay where they are stored. */
export async function readTrashedFiles(where: object = {}): Promise<StoredFile[]> {
	const rows: Pick<TrashRow, 'content'>[] = await queryTrash().findMany({
		select: ['content'],
		where: { $and: [where, { pictureKey: { $notNull: true } }] },
	});
	return rows.flatMap(({ content }) => content.picture?.file ?? []);
}
