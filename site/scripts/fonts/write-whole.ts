import { rename, writeFile } from 'node:fs/promises';

/** In one piece: several programs may find the fonts missing at once, and one reads while another writes. */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
	const part = `${file}.${process.pid}`;
	await writeFile(part, data);
	await rename(part, file);
}
