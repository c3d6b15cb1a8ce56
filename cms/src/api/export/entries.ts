import type { UID } from '@strapi/strapi';
import { type EntryKind, toEntryUid } from '@sumu/contract';
import { listFormerAddressesOf } from '../../platform/addresses/page-addresses';
import { type DocumentContent, readContent } from '../../platform/documents/document-state';
import { mapPictures, picturesFolder, toExportedPaths } from './picture-names';

/** Entry as an export contains it: its published version, or its draft if it has never been published. */
export interface ExportedEntry {
	readonly _id: string;
	readonly status: 'published' | 'draft';
	/** Time at which the draft is published automatically. */
	readonly publishAt: string | null;
	readonly createdAt: string;
	readonly updatedAt: string;
	readonly firstPublishedAt: string | null;
	/** Position in lists that the owner orders. */
	readonly rank: number | null;
	/** Item that a review is about. */
	readonly item?: string | null;
	readonly formerPaths: readonly string[];
	readonly content: DocumentContent;
	/** Newer draft of a published entry. */
	readonly draft?: DocumentContent;
}

interface Row {
	id: number;
	documentId: string;
	publishedAt: string | null;
	publishAt?: string | null;
	createdAt: string;
	updatedAt: string;
	firstPublishedAt?: string | null;
	rank?: number | null;
	item?: string | null;
}

/** Marks by which an import recognises entries are stored as former paths, but lead nowhere. */
const isImportMark = (path: string) => /^\/(?:\d{4}-\d{2}-\d{2}T[^/]*|undated)\//.test(path);

export type PictureNames = ReadonlyMap<number, string>;

async function readExported(uid: UID.ContentType, id: number, names: PictureNames) {
	const storedContent = (await readContent(uid, { id })) ?? {};
	return mapPictures(
		uid,
		storedContent,
		(fileId) => {
			const pictureName = names.get(Number(fileId));
			return pictureName ? `${picturesFolder}/${pictureName}` : null;
		},
		toExportedPaths,
	);
}

/** Returns the ids of a type's documents, in the order in which they were added. */
export async function listDocumentIds(uid: UID.ContentType): Promise<string[]> {
	const documentRows: { documentId: string }[] = await strapi.db.query(uid).findMany({
		select: ['documentId'],
		where: { publishedAt: { $null: true } },
		orderBy: { id: 'asc' },
	});
	return documentRows.map(({ documentId }) => documentId);
}

/** Reads an entry for an export; null if it was deleted meanwhile. */
export async function readExportedEntry(
	kind: EntryKind,
	documentId: string,
	names: PictureNames,
): Promise<ExportedEntry | null> {
	const typeUid = toEntryUid(kind);
	const rows: Row[] = await strapi.db.query(typeUid).findMany({ where: { documentId } });
	const publishedRow = rows.find(({ publishedAt }) => publishedAt !== null);
	const draftRow = rows.find(({ publishedAt }) => publishedAt === null);
	const shownVersion = publishedRow ?? draftRow;
	if (!shownVersion) return null;
	const hasNewerDraft = publishedRow && draftRow && draftRow.updatedAt > publishedRow.updatedAt;
	return {
		_id: documentId,
		status: publishedRow ? 'published' : 'draft',
		publishAt: draftRow?.publishAt ?? null,
		createdAt: shownVersion.createdAt,
		updatedAt: shownVersion.updatedAt,
		firstPublishedAt: shownVersion.firstPublishedAt ?? null,
		rank: shownVersion.rank ?? null,
		...(kind === 'review' && { item: shownVersion.item ?? null }),
		formerPaths: (await listFormerAddressesOf(documentId)).filter((path) => !isImportMark(path)),
		content: await readExported(typeUid, shownVersion.id, names),
		...(hasNewerDraft && { draft: await readExported(typeUid, draftRow.id, names) }),
	};
}

/** Reads the settings for an export; null if there are none. */
export async function readExportedSettings(names: PictureNames): Promise<DocumentContent | null> {
	const uid = 'api::site-setting.site-setting';
	const settingRow: { id: number } | null = await strapi.db.query(uid).findOne({ select: ['id'] });
	return settingRow && readExported(uid, settingRow.id, names);
}
