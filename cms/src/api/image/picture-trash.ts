import type { UID } from '@strapi/strapi';
import { accountIn } from '../../platform/media/file-owner';
import { pictureKeyOf } from '../../platform/media/former-addresses';
import { keepContentKey } from '../../platform/media/store-once';
import { addTrashItem } from '../../platform/trash/add-trash-item';
import { refreshHiddenPictures } from '../../platform/trash/hidden-pictures';
import type { TrashedPicture, TrashedPlace, TrashRow } from '../../platform/trash/trash-table';
import { relationTable } from './picture-usages';

const fileUid = 'plugin::upload.file';
const folderUid = 'plugin::upload.folder';

interface FileRow extends Record<string, unknown> {
	id: number;
	documentId: string;
	name: string;
	hash: string;
	owner: string | null;
	folder: { id: number } | null;
}

interface RelationRow {
	related_id: number;
	related_type: string;
	field: string;
	order: number | null;
}

const isEntry = (uid: string) => uid.startsWith('api::');

async function readPlaces(fileId: number): Promise<TrashedPlace[]> {
	const relations: RelationRow[] = await strapi.db.transaction(({ trx }) =>
		trx(relationTable).where({ file_id: fileId }),
	);
	return Promise.all(
		relations.map(async ({ related_id: rowId, related_type: uid, field, order }) => {
			const row = isEntry(uid)
				? await strapi.db
						.query(uid as UID.ContentType)
						.findOne({ select: ['documentId', 'publishedAt'], where: { id: rowId } })
				: null;
			return {
				uid,
				rowId,
				documentId: row?.documentId ?? null,
				isPublished: Boolean(row?.publishedAt),
				field,
				order,
			};
		}),
	);
}

/**
 * Moves a picture to the trash: its row goes, its files stay but are no longer served.
 * @returns false if the owner has turned the trash off, and nothing was done
 */
export async function movePictureToTrash(id: number): Promise<boolean> {
	const isMoved = await strapi.db.transaction(async () => {
		const row: FileRow | null = await strapi.db
			.query(fileUid)
			.findOne({ where: { id }, populate: { folder: { select: ['id'] } } });
		if (!row) return true;
		const { folder, ...file } = row;
		const picture = {
			file: file as unknown as TrashedPicture['file'],
			folder: folder?.id ?? null,
			places: await readPlaces(id),
		};
		const isStored = await addTrashItem({
			kind: 'image',
			documentId: row.documentId,
			title: row.name,
			account: accountIn(row.owner ?? ''),
			email: null,
			pictureKey: pictureKeyOf(row.hash) ?? row.hash,
			content: { versions: [], references: [], picture },
		});
		if (!isStored) return false;
		await strapi.db.query(fileUid).delete({ where: { id } });
		return true;
	});
	await refreshHiddenPictures();
	return isMoved;
}

/** Returns the row that showed the picture: the same one, or the one that an edit has put in its place. */
async function findPlace({ uid, rowId, documentId, isPublished }: TrashedPlace) {
	const rows = strapi.db.query(uid as UID.ContentType);
	const same: { id: number } | null = await rows.findOne({ select: ['id'], where: { id: rowId } });
	if (same || !documentId) return same;
	return rows.findOne({
		select: ['id'],
		where: { documentId, publishedAt: isPublished ? { $notNull: true } : { $null: true } },
	});
}

async function restorePlace(fileId: number, place: TrashedPlace) {
	const row = await findPlace(place);
	if (!row) return;
	const { uid, field, order } = place;
	const relation = { related_id: row.id, related_type: uid, field };
	await strapi.db.transaction(async ({ trx }) => {
		// Another picture may have been chosen meanwhile.
		const [taken] = await trx(relationTable).where(relation).limit(1);
		if (!taken) await trx(relationTable).insert({ ...relation, file_id: fileId, order });
	});
}

/**
 * Restores a picture with its id and addresses, in the caller's transaction. Entries that use another picture by now
 * keep that one.
 */
export async function restorePicture({ content }: TrashRow) {
	const { picture } = content;
	if (!picture) return;
	const folder = picture.folder
		? await strapi.db.query(folderUid).findOne({ where: { id: picture.folder } })
		: null;
	const { id } = await strapi.db.query(fileUid).create({
		data: {
			...picture.file,
			contentKey: await keepContentKey(picture.file.contentKey),
			folder: folder?.id ?? null,
			folderPath: folder?.path ?? '/',
		},
	});
	for (const place of picture.places) await restorePlace(id, place);
}
