import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { WorkingFile } from './working-file';

/** Returns the input for sharp: the path if there is one, else all bytes. */
export const bytesOf = async (file: WorkingFile): Promise<string | Buffer> =>
	file.filepath ?? buffer(file.getStream());

const toKilobytes = (bytes: number) => Math.round((bytes / 1000) * 100) / 100;

/**
 * Writes `data` into the upload's own temporary folder, which the plugin removes, and returns the properties of the
 * new file.
 */
export async function writeTempFile(file: WorkingFile, name: string, data: Buffer) {
	const folder = file.tmpWorkingDirectory ?? tmpdir();
	await mkdir(folder, { recursive: true });
	const filepath = join(folder, name);
	await writeFile(filepath, data);
	return {
		filepath,
		getStream: () => createReadStream(filepath),
		size: toKilobytes(data.length),
		sizeInBytes: data.length,
	};
}
