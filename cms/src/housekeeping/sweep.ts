import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { env } from '../env';
import { addressesOf } from '../platform/media/addresses';

const folder = join(env.DATA_DIR, 'public', 'uploads');
const prefix = '/uploads/';
const dayMs = 24 * 3600 * 1000;
const batch = 500;
/** More loose files than this, if more than half of all, suggest the wrong database. */
const suspicious = 20;

/** Returns the names of the files in the media library's rows. */
async function named(strapi: Core.Strapi): Promise<Set<string>> {
	const names = new Set<string>();
	for (let last = 0; ; ) {
		const rows: { id: number; url: string; formats: unknown }[] = await strapi.db
			.query('plugin::upload.file')
			.findMany({ where: { id: { $gt: last } }, orderBy: { id: 'asc' }, limit: batch });
		for (const row of rows)
			for (const url of addressesOf(row))
				if (url.startsWith(prefix)) names.add(url.slice(prefix.length));
		if (rows.length < batch) return names;
		last = rows.at(-1)?.id ?? last;
	}
}

async function isOld(name: string): Promise<boolean> {
	const found = await stat(join(folder, name)).catch(() => null);
	return Boolean(found?.isFile()) && Date.now() - (found?.mtimeMs ?? 0) > dayMs;
}

/** Removes files without a row in the media library after a day, and logs rows whose file is missing. */
export async function sweepUploads(strapi: Core.Strapi) {
	const there = existsSync(folder) ? await readdir(folder) : [];
	const wanted = await named(strapi);
	const loose: string[] = [];
	for (const name of there) if (!wanted.has(name) && (await isOld(name))) loose.push(name);
	if (loose.length > suspicious && loose.length > there.length / 2) {
		strapi.log.warn(
			`Of ${there.length} uploaded files ${loose.length} are in no entry of the media library; none is removed. Is it the right database?`,
		);
		return;
	}
	for (const name of loose) await rm(join(folder, name), { force: true });
	if (loose.length > 0)
		strapi.log.info(`Removed uploaded files without an entry: ${loose.join(', ')}`);
	const present = new Set(there);
	const gone = [...wanted].filter((name) => !present.has(name) && !existsSync(join(folder, name)));
	if (gone.length > 0)
		strapi.log.warn(`The media library names files that are gone: ${gone.join(', ')}`);
}
