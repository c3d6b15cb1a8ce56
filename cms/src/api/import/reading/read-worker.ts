import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { worker } from 'workerpool';
import { Refusal } from '../../../platform/lib/refusal';
import type { ParsedImport } from './parsed-import';
import { readImport } from './read-import';
import { openFolder, unpackZip } from './source';

export type ReadResult = { readonly parsed: ParsedImport } | { readonly refusal: string };

/** Unpacks a zip that is alone in a folder, so that its files are in its place. */
async function unpackSingleZip(root: string): Promise<void> {
	const { files } = await openFolder(root);
	const [file = ''] = files;
	if (files.length !== 1 || !/\.zip$/i.test(file)) return;
	const archive = join(root, file);
	await unpackZip(archive, root);
	await rm(archive);
}

async function read(root: string): Promise<ReadResult> {
	try {
		await unpackSingleZip(root);
		return { parsed: await readImport(await openFolder(root)) };
	} catch (error) {
		if (error instanceof Refusal) return { refusal: error.message };
		throw error;
	}
}

worker({ read });
