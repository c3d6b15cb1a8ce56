import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import type { ReadEntry } from 'tar';
import { Refusal } from '../platform/lib/refusal';
import { isAllowed, readArchive } from './archive';
import { type BackupManifest, manifestName, readManifest, rowsName, schemaName } from './manifest';

interface ArchivedFile {
	readonly bytes: number;
	readonly sha256: string;
	readonly lines: number;
}

const newlineByte = 10;
const isRegularFile = (entry: ReadEntry) => entry.type === 'File' || entry.type === 'OldFile';

function countLines(chunk: Buffer): number {
	let lines = 0;
	for (const byte of chunk) if (byte === newlineByte) lines += 1;
	return lines;
}

/**
 * Reads size, digest and line count of each file in an archive, and the text of the manifest.
 * @throws Refusal for files that do not belong into a backup
 */
async function readContents(file: string) {
	const archivedFiles = new Map<string, ArchivedFile>();
	const manifest: Buffer[] = [];
	let problem: string | undefined;
	await readArchive(file, (entry) => {
		const { path: name } = entry;
		if (!isRegularFile(entry) || !isAllowed(name))
			problem ??= `"${name}" does not belong into a backup.`;
		if (archivedFiles.has(name)) problem ??= `"${name}" is in it twice.`;
		const hash = createHash('sha256');
		let bytes = 0;
		let lines = 0;
		entry.on('data', (chunk: Buffer) => {
			hash.update(chunk);
			bytes += chunk.length;
			if (name.startsWith('database/')) lines += countLines(chunk);
			if (name === manifestName) manifest.push(chunk);
		});
		entry.on('end', () => archivedFiles.set(name, { bytes, lines, sha256: hash.digest('hex') }));
	});
	if (problem) throw new Refusal(problem);
	return { found: archivedFiles, manifest: Buffer.concat(manifest).toString('utf8') };
}

function compareWithManifest(
	manifest: BackupManifest,
	archivedFiles: ReadonlyMap<string, ArchivedFile>,
): void {
	for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
		const file = archivedFiles.get(name);
		if (!file) throw new Refusal(`"${name}" is missing in it.`);
		if (file.bytes !== bytes || file.sha256 !== sha256)
			throw new Refusal(`"${name}" is not what its manifest says.`);
	}
	for (const name of archivedFiles.keys())
		if (name !== manifestName && !(name in manifest.files))
			throw new Refusal(`"${name}" is not in its manifest.`);
	if (!archivedFiles.has(schemaName)) throw new Refusal('It has no description of its tables.');
	for (const [table, rows] of Object.entries(manifest.tables)) {
		const lines = archivedFiles.get(rowsName(table))?.lines;
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
export async function verifyBackup(file: string): Promise<BackupManifest> {
	if (!statSync(file, { throwIfNoEntry: false })?.isFile())
		throw new Refusal(`There is no file ${file}.`);
	const toRefusal = (error: unknown) => {
		const reason = error instanceof Refusal ? error.message : `It is broken or cut off (${error}).`;
		return new Refusal(`${file} is not a whole backup. ${reason}`);
	};
	try {
		const { found: archivedFiles, manifest: text } = await readContents(file);
		if (!archivedFiles.has(manifestName)) throw new Refusal('It is no backup of this product.');
		const manifest = readManifest(text);
		compareWithManifest(manifest, archivedFiles);
		return manifest;
	} catch (error) {
		throw toRefusal(error);
	}
}
