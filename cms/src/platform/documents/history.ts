import type { UID } from '@strapi/strapi';
import { orNotFound } from '../lib/found';
import { lockDocument } from './lock';
import { hydrateVersion } from './revive';
import type { DocumentContent } from './snapshot';
import { queryVersions, type VersionRow } from './versions';

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
