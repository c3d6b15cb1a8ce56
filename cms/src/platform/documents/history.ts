import type { UID } from '@strapi/strapi';
import { found } from '../lib/found';
import { lockDocument } from './lock';
import { revived } from './revive';
import type { Content } from './snapshot';
import { type VersionRow, versions } from './versions';

/** Returns the versions of a document, newest first, without their content. */
export const versionsOf = (documentId: string): Promise<Omit<VersionRow, 'content'>[]> =>
	versions().findMany({
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
async function contentAt(documentId: string, version: string): Promise<Content> {
	if (!isId(version)) return found<Content>(null);
	const id = Number(version);
	const rows: VersionRow[] = await versions().findMany({
		select: ['id', 'content'],
		where: { documentId, id: { $lte: id } },
		orderBy: { id: 'asc' },
	});
	found(rows.at(-1)?.id === id ? rows : null);
	return Object.assign({}, ...rows.map(({ content }) => content));
}

/**
 * Like `contentAt`, with the rows of pictures and relations that presenters read.
 * @throws NotFoundError
 */
export const readAt = async (uid: UID.ContentType, documentId: string, version: string) =>
	revived(uid, await contentAt(documentId, version), 'rows');

/**
 * Restores a version, as a draft if the type has drafts. Relations and pictures deleted since are left out.
 * @throws NotFoundError
 */
export const restore = (uid: UID.ContentType, documentId: string, version: string) =>
	strapi.db.transaction(async ({ trx }) => {
		await lockDocument(trx, uid, documentId);
		const content = await contentAt(documentId, version);
		const data = await revived(uid, content, 'keys');
		found(await strapi.documents(uid).update({ documentId, data, status: 'draft' }));
	});
