import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|svg|json|txt)$/;
const smallest = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` next to every text file below `folder`. */
export async function precompress(folder: string): Promise<void> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
	await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}

async function compress(file: string): Promise<void> {
	const content = await readFile(file);
	if (content.byteLength < smallest) return;
	const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
	await Promise.all([
		brotli(content, { params }).then((small) => writeFile(`${file}.br`, small)),
		zip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
	]);
}
