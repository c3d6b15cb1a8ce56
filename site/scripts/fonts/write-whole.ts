import { rename, writeFile } from 'node:fs/promises';

/**
 * Writes a file atomically: several processes may generate the fonts at once, and one may read while another writes.
 */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
	const part = `${file}.${process.pid}`;
	await writeFile(part, data);
	await rename(part, file);
}
