import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '../platform/lib/refusal';
import type { StoredObject } from '../platform/s3/s3-client';
import type { BackupTarget } from './backup-target';

/** Extension of a file that is being written. */
const partExtension = '.part';

async function listFolder(folder: string): Promise<StoredObject[]> {
	const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return [];
		throw error;
	});
	const objects: StoredObject[] = [];
	for (const name of names.filter((each) => !each.endsWith(partExtension))) {
		const stats = await stat(join(folder, name)).catch(() => null);
		if (stats?.isFile()) objects.push({ name, bytes: stats.size, at: stats.mtime });
	}
	return objects;
}

/** Opens a folder, such as a mounted disk, as the place of backups. */
export const openFolder = (folder: string): BackupTarget => ({
	address: folder,
	list: (below) => listFolder(join(folder, below)),
	async put(name, file) {
		const path = join(folder, name);
		await mkdir(dirname(path), { recursive: true, mode: 0o700 });
		const partFile = path + partExtension;
		try {
			await copyFile(file, partFile);
			const handle = await open(partFile, 'r+');
			await handle.sync().finally(() => handle.close());
			await rename(partFile, path);
		} catch (error) {
			await rm(partFile, { force: true });
			throw error;
		}
	},
	async read(name) {
		const path = join(folder, name);
		if (!(await stat(path).catch(() => null))?.isFile())
			throw new Refusal(`There is no ${name} in ${folder}.`);
		return createReadStream(path);
	},
	remove: (name) => rm(join(folder, name), { force: true }),
});
