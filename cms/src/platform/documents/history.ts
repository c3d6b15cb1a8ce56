import type { UID } from '@strapi/strapi';
import { orNotFound } from '../lib/http-errors';
import { attributesOf, type DocumentContent } from './document-state';
import { lockDocument } from './lock';
import { queryVersions, type VersionRow } from './versions';

type Row = Record<string, unknown>;
type Key = string | number;
/** Result with rows for presenters, or with keys for an update. */
type HydrationMode = 'rows' | 'keys';

const fileUid = 'plugin::upload.file';
const listOf = (value: unknown): unknown[] =>
	Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

/** Maps a value or each value of a list; null results are removed from lists. */
function mapOneOrMany(value: unknown, make: (one: unknown) => unknown) {
	if (!Array.isArray(value)) return value === null || value === undefined ? null : make(value);
	return value.map(make).filter((one) => one !== null);
}

/** Finds the rows that still exist, by key. */
async function rowsOf(target: UID.ContentType, key: 'id' | 'documentId', named: unknown) {
	const requestedKeys = listOf(named);
	const rows: Row[] =
		requestedKeys.length > 0
			? await strapi.db.query(target).findMany({ where: { [key]: { $in: requestedKeys } } })
			: [];
	return new Map(rows.map((row) => [row[key] as Key, row]));
}

async function hydrateReferences(target: UID.ContentType, value: unknown, how: HydrationMode) {
	const key = target === fileUid ? 'id' : 'documentId';
	const rows = await rowsOf(target, key, value);
	return mapOneOrMany(value, (one) => {
		const row = rows.get(one as Key);
		return row ? (how === 'rows' ? row : one) : null;
	});
}

/**
 * Converts the stored content of a version for reading or writing. Relations and pictures deleted since are left out.
 */
export async function hydrateVersion(
	uid: UID.Schema,
	content: DocumentContent,
	how: HydrationMode,
): Promise<DocumentContent> {
	const parts: DocumentContent = {};
	for (const [name, { type, target, component }] of attributesOf(uid)) {
		const value = content[name];
		if (value === undefined) continue;
		if (type === 'media') parts[name] = await hydrateReferences(fileUid, value, how);
		else if (type === 'relation')
			parts[name] = await hydrateReferences(target as typeof fileUid, value, how);
		else if (component) {
			const hydratedParts = listOf(value).map((part) =>
				hydrateVersion(component, part as DocumentContent, how),
			);
			const all = await Promise.all(hydratedParts);
			parts[name] = Array.isArray(value) ? all : (all[0] ?? null);
		} else parts[name] = value;
	}
	return parts;
}

/** Returns the versions of a document, newest first, without their content. */
export const findVersions = (documentId: string): Promise<Omit<VersionRow, 'content'>[]> =>
	queryVersions().findMany({
		select: ['id', 'writtenAt', 'writer', 'fields', 'status'],
		where: { documentId },
		orderBy: { id: 'desc' },
	});

/** Checks for a database id: a positive integer in its only spelling. */
const isId = (version: string) => /^[1-9]\d{0,8}$/.test(version);

/**
 * Returns the whole content of a document at a version, merged from all rows up to it.
 * @throws NotFoundError
 */
async function getVersionContent(documentId: string, version: string): Promise<DocumentContent> {
	if (!isId(version)) return orNotFound<DocumentContent>(null);
	const id = Number(version);
	const rows: VersionRow[] = await queryVersions().findMany({
		select: ['id', 'content'],
		where: { documentId, id: { $lte: id } },
		orderBy: { id: 'asc' },
	});
	orNotFound(rows.at(-1)?.id === id ? rows : null);
	return Object.assign({}, ...rows.map(({ content }) => content));
}

/**
 * Like `getVersionContent`, with the rows of pictures and relations that presenters read.
 * @throws NotFoundError
 */
export const readDocumentVersion = async (
	uid: UID.ContentType,
	documentId: string,
	version: string,
) => hydrateVersion(uid, await getVersionContent(documentId, version), 'rows');

/**
 * Restores a version, as a draft if the type has drafts. Relations and pictures deleted since are left out.
 * @throws NotFoundError
 */
export const restoreDocumentVersion = (uid: UID.ContentType, documentId: string, version: string) =>
	strapi.db.transaction(async ({ trx }) => {
		await lockDocument(trx, uid, documentId);
		const content = await getVersionContent(documentId, version);
		const data = await hydrateVersion(uid, content, 'keys');
		orNotFound(await strapi.documents(uid).update({ documentId, data, status: 'draft' }));
	});
