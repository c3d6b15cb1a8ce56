import { constants, existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import { linesOf } from './lines';
import { type Manifest, rowsName } from './manifest';
import { uploadsUrl } from './pictures';
import type { Row } from './values';

const askedAtOnce = 4;
const answersWithinMs = 20_000;

async function answers(url: string): Promise<boolean> {
	const options = { method: 'HEAD', signal: AbortSignal.timeout(answersWithinMs) };
	const response = await fetch(url, options).catch(() => null);
	return response?.ok ?? false;
}

const stored = z.object({ url: z.string(), hash: z.string(), ext: z.nullish(z.string()) });
const fileRow = z.extend(stored, { formats: z.nullish(z.string()) });
const sizes = z.nullish(z.record(z.string(), stored));
const isName = (name: string) => /^[\w-][\w.-]*$/.test(name);

/** Returns the upload plugin's file name for each URL. The plugin finds and deletes a file by this name. */
async function namesOnDisk(folder: string): Promise<ReadonlyMap<string, string>> {
	const names = new Map<string, string>();
	for await (const line of linesOf(join(folder, rowsName('files')))) {
		const { formats, ...picture } = fileRow.parse(JSON.parse(line));
		const all = Object.values(sizes.parse(JSON.parse(formats ?? 'null')) ?? {});
		for (const { url, hash, ext } of [picture, ...all]) names.set(url, `${hash}${ext ?? ''}`);
	}
	return names;
}

/**
 * Copies external pictures into the uploads folder if their address no longer answers; the others keep their address.
 * @returns the new address of each copied picture, by its old address
 */
export async function bringHome({ pictures }: Manifest, folder: string) {
	const moved = new Map<string, string>();
	const names = await namesOnDisk(folder);
	const limit = pLimit(askedAtOnce);
	const one = async ([name, url]: [string, string]) => {
		if (await answers(url)) return;
		const known = names.get(url) ?? '';
		const isFree = isName(known) && !existsSync(join(folder, 'uploads', known));
		const home = isFree ? known : basename(name);
		await copyFile(join(folder, name), join(folder, 'uploads', home), constants.COPYFILE_EXCL);
		moved.set(url, `${uploadsUrl}${home}`);
	};
	await Promise.all(Object.entries(pictures.fetched).map((each) => limit(one, each)));
	return moved;
}

/** Returns a function that replaces the old addresses in a row with the new ones. */
export function readdress(moved: ReadonlyMap<string, string>) {
	const old = [...moved.keys()].sort((a, b) => b.length - a.length);
	return (table: string, row: Row): Row => {
		if (old.length === 0) return row;
		const changed = { ...row };
		for (const [column, value] of Object.entries(row)) {
			if (typeof value !== 'string' || !value.includes('://')) continue;
			let text = value;
			for (const url of old) text = text.replaceAll(url, moved.get(url) ?? url);
			changed[column] = text;
		}
		if (table !== 'files' || changed.url === row.url) return changed;
		return { ...changed, provider: 'local', provider_metadata: null };
	};
}
