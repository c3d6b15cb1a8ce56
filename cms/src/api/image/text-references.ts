import type { UID } from '@strapi/strapi';
import { type EntryKind, entryKinds, toEntryUid } from '@sumu/contract';
import { readContent } from '../../platform/documents/document-state';
import { listPictureKeys } from '../../platform/media/former-addresses';

/** A field of a document whose text contains the address of a file. */
export interface TextReference {
	uid: UID.ContentType;
	documentId: string;
	field: string;
	/** See `pictureKeyOf`. */
	key: string;
}

interface Attribute {
	type: string;
}
interface ReadRow {
	updatedAt: string;
	references: TextReference[];
}
type Row = Record<string, unknown> & { id: number; documentId: string; updatedAt: string };

const siteUid: UID.ContentType = 'api::site-setting.site-setting';
const BATCH_SIZE = 100;

/**
 * References by row id. Reading every text for each call would take seconds at thousands of posts, so a text is read
 * again only if its row's `updatedAt` has changed. Row ids are never used again.
 */
const readRows = new Map<UID.ContentType, Map<number, ReadRow>>();

/** Names of the columns that may contain addresses: texts and addresses of pictures. */
const textColumnsOf = (uid: UID.ContentType) =>
	Object.entries(strapi.getModel(uid).attributes as Record<string, Attribute>)
		.filter(
			([name, { type }]) =>
				type === 'text' || type === 'richtext' || /(?:img|image)Url$/i.test(name),
		)
		.map(([name]) => name);

/** Components that contain the address of a picture, by kind. */
const parts: Partial<Record<EntryKind, Record<string, object>>> = {
	project: { gallery: { select: ['imageUrl'] } },
};

function readReferences(uid: UID.ContentType, documentId: string, values: object): TextReference[] {
	return Object.entries(values).flatMap(([field, value]) => {
		const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
		return listPictureKeys(text).map((key) => ({ uid, documentId, field, key }));
	});
}

async function refreshRows(kind: EntryKind): Promise<Map<number, ReadRow>> {
	const uid = toEntryUid(kind);
	const rowsById = readRows.get(uid) ?? new Map<number, ReadRow>();
	readRows.set(uid, rowsById);
	const current: Row[] = await strapi.db.query(uid).findMany({ select: ['id', 'updatedAt'] });
	const currentIds = new Set(current.map(({ id }) => id));
	for (const id of rowsById.keys()) if (!currentIds.has(id)) rowsById.delete(id);
	const changedIds = current
		.filter(({ id, updatedAt }) => rowsById.get(id)?.updatedAt !== updatedAt)
		.map(({ id }) => id);
	const columns = textColumnsOf(uid);
	const populate = parts[kind] ?? {};
	for (let start = 0; start < changedIds.length; start += BATCH_SIZE) {
		const rows: Row[] = await strapi.db.query(uid).findMany({
			select: ['id', 'documentId', 'updatedAt', ...columns],
			where: { id: { $in: changedIds.slice(start, start + BATCH_SIZE) } },
			populate,
		});
		for (const row of rows) {
			const names = [...columns, ...Object.keys(populate)];
			const values = Object.fromEntries(names.map((name) => [name, row[name]]));
			const references = readReferences(uid, row.documentId, values);
			rowsById.set(row.id, { updatedAt: row.updatedAt, references });
		}
	}
	return rowsById;
}

/** Returns every address of a file in a text of an entry, draft or published, or of the settings. */
export async function listTextReferences(): Promise<TextReference[]> {
	const references: TextReference[] = [];
	for (const kind of entryKinds)
		for (const row of (await refreshRows(kind)).values()) references.push(...row.references);
	const settings = await readContent(siteUid, {});
	return settings ? [...references, ...readReferences(siteUid, 'site', settings)] : references;
}
