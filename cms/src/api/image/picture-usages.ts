import type { UID } from '@strapi/strapi';
import {
	contentTypeOf,
	historyKinds,
	type PictureUsage,
	type PictureUserKind,
	toEntryUid,
} from '@sumu/contract';
import { canManageKind, type RoleType } from '../../access/roles';
import { userUid } from '../../identity/users';
import { pictureKeyOf } from '../../platform/media/former-addresses';
import { listTextReferences } from './text-references';

export const relationTable = 'files_related_mph';

/** File of the media library, with what identifies it in texts. */
export interface UsedFile {
	id: number;
	hash: string;
	/** Keys of the addresses before the file was replaced. */
	formerKeys?: string | null;
}

/** An entry, the settings or an account that shows a file. */
export interface FileUsage extends PictureUsage {
	/** Whether it is the photo of a person who chose it: of an account or of a visitor's review. */
	isPortrait: boolean;
}

interface RelationRow {
	file_id: number;
	related_id: number;
	related_type: string;
	field: string;
}

/** Row that shows a file, before it is known which entry the row belongs to. */
interface Place {
	fileId: number;
	uid: string;
	rowId: number;
	field: string;
}

interface EntryRow {
	id: number;
	documentId: string;
	source?: string;
	[column: string]: unknown;
}

/** Parts of the settings that contain pictures, and their names. */
const settingParts: Readonly<Record<string, string>> = {
	'site.brand': 'brand',
	'site.seo': 'seo',
	'site.development': 'development',
};
const galleryUid = 'project.picture';
const siteUid = 'api::site-setting.site-setting';

const kindOfUid = (uid: string): PictureUserKind | undefined =>
	uid === userUid ? 'user' : historyKinds.find((kind) => uid === uidOf(kind));

const uidOf = (kind: PictureUserKind): UID.ContentType =>
	kind === 'user' ? userUid : kind === 'site' ? siteUid : toEntryUid(kind);

const titleColumnOf = (kind: PictureUserKind) =>
	kind === 'user' ? 'displayName' : kind === 'site' ? 'ownerName' : contentTypeOf(kind).title;

/** Returns the keys of a file's current and former addresses. */
export const keysOfFile = ({ hash, formerKeys }: UsedFile): string[] =>
	[pictureKeyOf(hash) ?? hash, ...(formerKeys ?? '').split(' ')].filter(Boolean);

/** Returns the rows of the media library's relations, of the given files or of all. */
const readRelations = (fileIds?: readonly number[]): Promise<RelationRow[]> =>
	strapi.db.transaction(({ trx }) => {
		const rows = trx(relationTable).select('file_id', 'related_id', 'related_type', 'field');
		return fileIds ? rows.whereIn('file_id', fileIds) : rows;
	});

const groupBy = <Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key) => {
	const groups = new Map<Key, Value[]>();
	for (const value of values)
		groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
	return groups;
};

/** Returns the rows of a type: their document, name and, for reviews, source. */
async function readEntries(kind: PictureUserKind, where: object, populate: object = {}) {
	const select = [
		'id',
		'documentId',
		titleColumnOf(kind),
		...(kind === 'review' ? ['source'] : []),
	];
	const rows: EntryRow[] = await strapi.db.query(uidOf(kind)).findMany({ select, where, populate });
	return rows;
}

const toUsage = (kind: PictureUserKind, row: EntryRow, field: string): FileUsage => ({
	kind,
	_id: kind === 'site' ? 'site' : row.documentId,
	title: kind === 'site' ? '' : String(row[titleColumnOf(kind)] ?? ''),
	field,
	isPortrait: kind === 'user' || (kind === 'review' && row.source !== 'owner'),
});

type FoundUsage = readonly [fileId: number, usage: FileUsage];

async function findDirectUsages(
	kind: PictureUserKind,
	places: readonly Place[],
): Promise<FoundUsage[]> {
	const rows = await readEntries(kind, { id: { $in: places.map(({ rowId }) => rowId) } });
	const byId = new Map(rows.map((row) => [row.id, row]));
	return places.flatMap(({ fileId, rowId, field }): FoundUsage[] => {
		const row = byId.get(rowId);
		return row ? [[fileId, toUsage(kind, row, field)]] : [];
	});
}

async function findGalleryUsages(places: readonly Place[]): Promise<FoundUsage[]> {
	const ids = places.map(({ rowId }) => rowId);
	const projects = await readEntries(
		'project',
		{ gallery: { id: { $in: ids } } },
		{ gallery: { select: ['id'] } },
	);
	const byPart = new Map(
		projects.flatMap((project) =>
			(project.gallery as { id: number }[]).map(({ id }) => [id, project] as const),
		),
	);
	return places.flatMap(({ fileId, rowId }): FoundUsage[] => {
		const project = byPart.get(rowId);
		return project ? [[fileId, toUsage('project', project, 'gallery')]] : [];
	});
}

async function findPlaceUsages(uid: string, places: readonly Place[]): Promise<FoundUsage[]> {
	if (uid === galleryUid) return findGalleryUsages(places);
	const part = settingParts[uid];
	if (part)
		return places.map(({ fileId, field, rowId }) => [
			fileId,
			toUsage('site', { id: rowId, documentId: 'site' }, `${part}.${field}`),
		]);
	const kind = kindOfUid(uid);
	return kind ? findDirectUsages(kind, places) : [];
}

async function findTextUsages(files: readonly UsedFile[]): Promise<FoundUsage[]> {
	const fileIds = new Map(files.flatMap((file) => keysOfFile(file).map((key) => [key, file.id])));
	const references = (await listTextReferences()).filter(({ key }) => fileIds.has(key));
	const foundUsages: FoundUsage[] = [];
	for (const [uid, ofType] of groupBy(references, (reference) => reference.uid)) {
		const kind = kindOfUid(uid);
		if (!kind) continue;
		const documentIds = [...new Set(ofType.map(({ documentId }) => documentId))];
		const rows =
			kind === 'site' ? [] : await readEntries(kind, { documentId: { $in: documentIds } });
		const byDocument = new Map(rows.map((row) => [row.documentId, row]));
		for (const { documentId, field, key } of ofType) {
			const row = kind === 'site' ? { id: 0, documentId } : byDocument.get(documentId);
			const fileId = fileIds.get(key);
			if (row && fileId) foundUsages.push([fileId, toUsage(kind, row, field)]);
		}
	}
	return foundUsages;
}

/** Returns the usages of each file: as the picture of an entry or account, in a gallery, a text or the settings. */
export async function findFileUsages(
	files: readonly UsedFile[],
): Promise<ReadonlyMap<number, FileUsage[]>> {
	if (files.length === 0) return new Map();
	const relations = await readRelations(files.map(({ id }) => id));
	const places = relations.map(
		(row): Place => ({
			fileId: row.file_id,
			uid: row.related_type,
			rowId: row.related_id,
			field: row.field,
		}),
	);
	const foundUsages: FoundUsage[] = [];
	for (const [uid, ofType] of groupBy(places, (place) => place.uid))
		foundUsages.push(...(await findPlaceUsages(uid, ofType)));
	foundUsages.push(...(await findTextUsages(files)));
	const usages = new Map<number, Map<string, FileUsage>>();
	for (const [fileId, usage] of foundUsages) {
		const ofFile = usages.get(fileId) ?? new Map<string, FileUsage>();
		// A draft and its published version are one entry.
		ofFile.set(`${usage.kind} ${usage._id} ${usage.field}`, usage);
		usages.set(fileId, ofFile);
	}
	const inOrder = (ofFile: ReadonlyMap<string, FileUsage>) =>
		[...ofFile].sort(([one], [other]) => one.localeCompare(other)).map(([, usage]) => usage);
	return new Map([...usages].map(([fileId, ofFile]) => [fileId, inOrder(ofFile)]));
}

/** Returns the usages of one file. */
export const findUsagesOf = async (file: UsedFile): Promise<FileUsage[]> =>
	(await findFileUsages([file])).get(file.id) ?? [];

/** Returns the files that nothing shows. */
export async function filterUnused<File extends UsedFile>(files: readonly File[]): Promise<File[]> {
	const relatedIds = new Set((await readRelations()).map((row) => row.file_id));
	const textKeys = new Set((await listTextReferences()).map(({ key }) => key));
	return files.filter(
		(file) => !relatedIds.has(file.id) && !keysOfFile(file).some((key) => textKeys.has(key)),
	);
}

/** Converts usages for a caller: without the names of entries that it does not manage. */
export const presentUsages = (usages: readonly FileUsage[], role: RoleType): PictureUsage[] =>
	usages.map(({ kind, _id, title, field }) => ({
		kind,
		_id,
		title: canManageKind(role, kind) ? title : '',
		field,
	}));
