import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Core } from '@strapi/strapi';
import { currentOwner, SITE_OWNER } from './file-owner';

const fileUid = 'plugin::upload.file';

interface LibraryFile {
	id: number;
	owner?: string | null;
}

/** Hash of the file that is stored or replaced now, as its sender has sent it. */
const contentKeyContext = new AsyncLocalStorage<string>();

const pendingUploads = new Map<string, Promise<LibraryFile>>();

async function hashFile(path: string): Promise<string> {
	const hash = createHash('sha256');
	for await (const part of createReadStream(path)) hash.update(part);
	return hash.digest('hex');
}

const findByContent = (contentKey: string): Promise<LibraryFile | null> =>
	strapi.db.query(fileUid).findOne({ where: { contentKey } });

/** Gives a file that several accounts have uploaded to the site, so that it stays when one account is deleted. */
async function shareFile<File extends LibraryFile>(file: File): Promise<File> {
	if (file.owner === currentOwner() || file.owner === SITE_OWNER) return file;
	const owner = SITE_OWNER;
	await strapi.db.query(fileUid).update({ where: { id: file.id }, data: { owner } });
	return { ...file, owner };
}

/** Runs a replacement; the file gets the hash of the sent one. */
export const runWithContentOf = async <Result>(path: string, work: () => Promise<Result>) =>
	contentKeyContext.run(await hashFile(path), work);

/**
 * Stores a file of the media library, or returns the one with the same content. Simultaneous uploads in one process
 * share the work; those in several processes are decided by the unique column.
 */
export async function storeOnce<File extends LibraryFile>(
	path: string,
	store: () => Promise<File>,
): Promise<File> {
	const key = await hashFile(path);
	const existingFile = (await findByContent(key)) ?? (await pendingUploads.get(key)) ?? null;
	// The row has all columns that the upload returns.
	if (existingFile) return shareFile(existingFile as File);
	const upload = contentKeyContext.run(key, store).catch(async (error: unknown) => {
		const otherFile = await findByContent(key);
		if (otherFile) return shareFile(otherFile as File);
		throw error;
	});
	pendingUploads.set(key, upload);
	try {
		return await upload;
	} finally {
		pendingUploads.delete(key);
	}
}

/** Returns the hash for a replaced file; null if it is unknown, or if another file has the same content. */
export async function contentKeyForReplacement(): Promise<string | null> {
	const key = contentKeyContext.getStore();
	return key && !(await findByContent(key)) ? key : null;
}

/** Returns the hash if no other file has it. */
export const keepContentKey = async (key: unknown): Promise<string | null> =>
	typeof key === 'string' && !(await findByContent(key)) ? key : null;

/** Stores the hash of a file's content with its row. */
export function registerContentKeys(strapi: Core.Strapi) {
	strapi.db.lifecycles.subscribe({
		models: [fileUid],
		beforeCreate({ params }) {
			params.data.contentKey ??= contentKeyContext.getStore() ?? null;
		},
	});
}
