import type { UID } from '@strapi/strapi';
import { found } from '../lib/found';
import { lockDocument } from './lock';
import { revived } from './revive';
import type { Content } from './snapshot';
import { type VersionRow, versions } from './versions';

/** The newest first, without what stood in them. */
export const versionsOf = (documentId: string): Promise<Omit<VersionRow, 'content'>[]> =>
	versions().findMany({
		select: ['id', 'writtenAt', 'writer', 'fields', 'status'],
		where: { documentId },
		orderBy: { id: 'desc' },
	});

/** A database's own whole number, in no other spelling. */
const isId = (version: string) => /^[1-9]\d{0,8}$/.test(version);

/**
 * All that stood in a document then.
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
 * The same with the rows of its pictures and of what it names, as a presenter reads them.
 * @throws NotFoundError
 */
export const readAt = async (uid: UID.ContentType, documentId: string, version: string) =>
	revived(uid, await contentAt(documentId, version), 'rows');

/**
 * Writes what stood there then, without what is gone meanwhile, as a draft where its type has drafts.
 * @throws NotFoundError
 */
export const restore = (uid: UID.ContentType, documentId: string, version: string) =>
	strapi.db.transaction(async ({ trx }) => {
		await lockDocument(trx, uid, documentId);
		const content = await contentAt(documentId, version);
		const data = await revived(uid, content, 'keys');
		found(await strapi.documents(uid).update({ documentId, data, status: 'draft' }));
	});
