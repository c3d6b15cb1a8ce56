import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import type { ReadEntry } from 'tar';
import { isAllowed, readArchive } from './archive';
import { type Manifest, manifestName, readManifest, rowsName, schemaName } from './manifest';
import { Refusal } from './refusal';

interface Found {
	readonly bytes: number;
	readonly sha256: string;
	readonly lines: number;
}

const newline = 10;
const isPlain = (entry: ReadEntry) => entry.type === 'File' || entry.type === 'OldFile';

function linesIn(chunk: Buffer): number {
	let lines = 0;
	for (const byte of chunk) if (byte === newline) lines += 1;
	return lines;
}

/**
 * Reads size, digest and line count of each file in an archive, and the text of the manifest.
 * @throws Refusal for files that do not belong into a backup
 */
async function contents(file: string) {
	const found = new Map<string, Found>();
	const manifest: Buffer[] = [];
	let problem: string | undefined;
	await readArchive(file, (entry) => {
		const { path: name } = entry;
		if (!isPlain(entry) || !isAllowed(name)) problem ??= `"${name}" does not belong into a backup.`;
		if (found.has(name)) problem ??= `"${name}" is in it twice.`;
		const hash = createHash('sha256');
		let bytes = 0;
		let lines = 0;
		entry.on('data', (chunk: Buffer) => {
			hash.update(chunk);
			bytes += chunk.length;
			if (name.startsWith('database/')) lines += linesIn(chunk);
			if (name === manifestName) manifest.push(chunk);
		});
		entry.on('end', () => found.set(name, { bytes, lines, sha256: hash.digest('hex') }));
	});
	if (problem) throw new Refusal(problem);
	return { found, manifest: Buffer.concat(manifest).toString('utf8') };
}

function compare(manifest: Manifest, found: ReadonlyMap<string, Found>): void {
	for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
		const file = found.get(name);
		if (!file) throw new Refusal(`"${name}" is missing in it.`);
		if (file.bytes !== bytes || file.sha256 !== sha256)
			throw new Refusal(`"${name}" is not what its manifest says.`);
	}
	for (const name of found.keys())
		if (name !== manifestName && !(name in manifest.files))
			throw new Refusal(`"${name}" is not in its manifest.`);
	if (!found.has(schemaName)) throw new Refusal('It has no description of its tables.');
	for (const [table, rows] of Object.entries(manifest.tables)) {
		const lines = found.get(rowsName(table))?.lines;
		if (lines !== rows)
			throw new Refusal(
				`Of ${table} it holds ${lines ?? 'no'} rows, and its manifest says ${rows}.`,
			);
	}
}

/**
 * Reads a whole backup and compares it with its manifest. Writes nothing.
 * @throws Refusal that names the first problem
 */
export async function verify(file: string): Promise<Manifest> {
	if (!statSync(file, { throwIfNoEntry: false })?.isFile())
		throw new Refusal(`There is no file ${file}.`);
	const refused = (error: unknown) => {
		const reason = error instanceof Refusal ? error.message : `It is broken or cut off (${error}).`;
		return new Refusal(`${file} is not a whole backup. ${reason}`);
	};
	try {
		const { found, manifest: text } = await contents(file);
		if (!found.has(manifestName)) throw new Refusal('It is no backup of this product.');
		const manifest = readManifest(text);
		compare(manifest, found);
		return manifest;
	} catch (error) {
		throw refused(error);
	}
}
