import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { env } from '../env';
import { type StoredFile, versionsOf } from '../platform/media/delete-stored-file';
import { pictureKeyOf } from '../platform/media/former-addresses';
import { openMediaBucket } from '../platform/media/storage/bucket-files';
import { providerNames } from '../platform/media/storage/provider';
import { toObjectName } from '../platform/media/storage/s3-provider';
import { mediaBucket } from '../platform/media/storage/storage-options';
import { readTrashedFiles } from '../platform/trash/empty-trash';

const uploadsUrl = '/uploads/';
const uploadsFolder = join(env.DATA_DIR, 'public', 'uploads');
const ORPHAN_GRACE_PERIOD_MS = 24 * 3600 * 1000;
const BATCH_SIZE = 500;
/** More loose files than this, if more than half of all, suggest the wrong database. */
const SUSPICIOUS_ORPHAN_COUNT = 20;

/** One of the storages that are swept. */
interface Storage {
	readonly providerName: string;
	/** Returns the names of all files. */
	list(): Promise<string[]>;
	/** Checks whether a file without an entry may be removed. */
	isOrphan(name: string): Promise<boolean> | boolean;
	exists(name: string): Promise<boolean> | boolean;
	remove(name: string): Promise<void>;
}

const isOld = (changedAtMs: number) => Date.now() - changedAtMs > ORPHAN_GRACE_PERIOD_MS;

const disk: Storage = {
	providerName: providerNames.local,
	list: async () => (existsSync(uploadsFolder) ? readdir(uploadsFolder) : []),
	async isOrphan(name) {
		const fileStats = await stat(join(uploadsFolder, name)).catch(() => null);
		return Boolean(fileStats?.isFile()) && isOld(fileStats?.mtimeMs ?? 0);
	},
	exists: (name) => existsSync(join(uploadsFolder, name)),
	remove: (name) => rm(join(uploadsFolder, name), { force: true }),
};

function createBucketStorage(): Storage {
	const { head, list, remove } = openMediaBucket();
	const changedAtMs = new Map<string, number>();
	return {
		providerName: providerNames.s3,
		async list() {
			for (const { name, at } of await list('')) changedAtMs.set(name, at.getTime());
			return [...changedAtMs.keys()];
		},
		// The bucket may also have files that are not of the media library.
		isOrphan: (name) => pictureKeyOf(name) !== null && isOld(changedAtMs.get(name) ?? 0),
		exists: async (name) => (await head(name)) !== null,
		remove,
	};
}

/**
 * Removes the files of a storage without a row in the media library after a day, or whose row names another storage since
 * a move, and logs rows whose file is missing.
 * @param referencedNames names of files, with the storage that their row names
 */
async function sweepStorage(
	{ isOrphan, exists, remove, providerName }: Storage,
	fileNames: readonly string[],
	referencedNames: ReadonlyMap<string, string>,
	strapi: Core.Strapi,
) {
	const orphanNames: string[] = [];
	for (const name of fileNames)
		if (referencedNames.get(name) !== providerName && (await isOrphan(name)))
			orphanNames.push(name);
	if (orphanNames.length > SUSPICIOUS_ORPHAN_COUNT && orphanNames.length > fileNames.length / 2) {
		strapi.log.warn(
			`Of ${fileNames.length} uploaded files ${orphanNames.length} are in no entry of the media library; none is removed. Is it the right database?`,
		);
		return;
	}
	for (const name of orphanNames) await remove(name);
	if (orphanNames.length > 0)
		strapi.log.info(`Removed uploaded files without an entry: ${orphanNames.join(', ')}`);
	const presentNames = new Set(fileNames);
	const missingNames: string[] = [];
	for (const [name, provider] of referencedNames)
		if (provider === providerName && !presentNames.has(name) && !(await exists(name)))
			missingNames.push(name);
	if (missingNames.length > 0)
		strapi.log.warn(`The media library names files that are gone: ${missingNames.join(', ')}`);
}

/** Returns the names of the files in the media library's rows and in the trash, with the storage that each row names. */
async function readReferencedNames(strapi: Core.Strapi): Promise<ReadonlyMap<string, string>> {
	const names = new Map<string, string>();
	const addNames = (file: StoredFile) => {
		for (const version of versionsOf(file)) {
			if (file.provider === providerNames.s3) names.set(toObjectName(version), file.provider);
			else if (version.url.startsWith(uploadsUrl))
				names.set(version.url.slice(uploadsUrl.length), file.provider);
		}
	};
	for (const file of await readTrashedFiles()) addNames(file);
	for (let lastId = 0; ; ) {
		const rows: (StoredFile & { id: number })[] = await strapi.db
			.query('plugin::upload.file')
			.findMany({ where: { id: { $gt: lastId } }, orderBy: { id: 'asc' }, limit: BATCH_SIZE });
		for (const row of rows) addNames(row);
		if (rows.length < BATCH_SIZE) return names;
		lastId = rows.at(-1)?.id ?? lastId;
	}
}

/** Sweeps the uploads on the disk and in the bucket. */
export async function sweepUploads(strapi: Core.Strapi) {
	for (const storage of [disk, ...(mediaBucket ? [createBucketStorage()] : [])]) {
		// Listed before the rows are read, so that a file stored meanwhile is in a row.
		const fileNames = await storage.list();
		await sweepStorage(storage, fileNames, await readReferencedNames(strapi), strapi);
	}
}
