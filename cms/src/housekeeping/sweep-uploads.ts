import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { env } from '../env';
import { addressesOf } from '../platform/media/picture';
import { readTrashedFiles } from '../platform/trash/empty-trash';

const uploadsFolder = join(env.DATA_DIR, 'public', 'uploads');
const uploadsUrl = '/uploads/';
const ORPHAN_GRACE_PERIOD_MS = 24 * 3600 * 1000;
const BATCH_SIZE = 500;
/** More loose files than this, if more than half of all, suggest the wrong database. */
const SUSPICIOUS_ORPHAN_COUNT = 20;

/** Returns the names of the files in the media library's rows and in the trash. */
async function readReferencedNames(strapi: Core.Strapi): Promise<Set<string>> {
	const names = new Set<string>();
	for (const file of await readTrashedFiles())
		for (const url of addressesOf(file))
			if (url.startsWith(uploadsUrl)) names.add(url.slice(uploadsUrl.length));
	for (let lastId = 0; ; ) {
		const rows: { id: number; url: string; formats: unknown }[] = await strapi.db
			.query('plugin::upload.file')
			.findMany({ where: { id: { $gt: lastId } }, orderBy: { id: 'asc' }, limit: BATCH_SIZE });
		for (const row of rows)
			for (const url of addressesOf(row))
				if (url.startsWith(uploadsUrl)) names.add(url.slice(uploadsUrl.length));
		if (rows.length < BATCH_SIZE) return names;
		lastId = rows.at(-1)?.id ?? lastId;
	}
}

async function isOld(name: string): Promise<boolean> {
	const fileStats = await stat(join(uploadsFolder, name)).catch(() => null);
	return (
		Boolean(fileStats?.isFile()) && Date.now() - (fileStats?.mtimeMs ?? 0) > ORPHAN_GRACE_PERIOD_MS
	);
}

/** Removes files without a row in the media library after a day, and logs rows whose file is missing. */
export async function sweepUploads(strapi: Core.Strapi) {
	const fileNames = existsSync(uploadsFolder) ? await readdir(uploadsFolder) : [];
	const referencedNames = await readReferencedNames(strapi);
	const orphanNames: string[] = [];
	for (const name of fileNames)
		if (!referencedNames.has(name) && (await isOld(name))) orphanNames.push(name);
	if (orphanNames.length > SUSPICIOUS_ORPHAN_COUNT && orphanNames.length > fileNames.length / 2) {
		strapi.log.warn(
			`Of ${fileNames.length} uploaded files ${orphanNames.length} are in no entry of the media library; none is removed. Is it the right database?`,
		);
		return;
	}
	for (const name of orphanNames) await rm(join(uploadsFolder, name), { force: true });
	if (orphanNames.length > 0)
		strapi.log.info(`Removed uploaded files without an entry: ${orphanNames.join(', ')}`);
	const present = new Set(fileNames);
	const missingNames = [...referencedNames].filter(
		(name) => !present.has(name) && !existsSync(join(uploadsFolder, name)),
	);
	if (missingNames.length > 0)
		strapi.log.warn(`The media library names files that are gone: ${missingNames.join(', ')}`);
}
