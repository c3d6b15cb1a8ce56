import { constants, existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import { type BackupManifest, rowsName } from './manifest';
import { uploadsUrl } from './pictures';
import type { BackupRow } from './rows';
import { linesOf } from './rows';

const ADDRESS_CHECK_CONCURRENCY = 4;
const ADDRESS_CHECK_TIMEOUT_MS = 20_000;

async function isReachable(url: string): Promise<boolean> {
	const options = { method: 'HEAD', signal: AbortSignal.timeout(ADDRESS_CHECK_TIMEOUT_MS) };
	const response = await fetch(url, options).catch(() => null);
	return response?.ok ?? false;
}

const storedFileSchema = z.object({
	url: z.string(),
	hash: z.string(),
	ext: z.nullish(z.string()),
});
const fileRowSchema = z.extend(storedFileSchema, { formats: z.nullish(z.string()) });
const formatsSchema = z.nullish(z.record(z.string(), storedFileSchema));
const isSafeFileName = (name: string) => /^[\w-][\w.-]*$/.test(name);

/** Returns the upload plugin's file name for each URL. The plugin finds and deletes a file by this name. */
async function readNamesOnDisk(folder: string): Promise<ReadonlyMap<string, string>> {
	const names = new Map<string, string>();
	for await (const line of linesOf(join(folder, rowsName('files')))) {
		const { formats, ...picture } = fileRowSchema.parse(JSON.parse(line));
		const all = Object.values(formatsSchema.parse(JSON.parse(formats ?? 'null')) ?? {});
		for (const { url, hash, ext } of [picture, ...all]) names.set(url, `${hash}${ext ?? ''}`);
	}
	return names;
}

/**
 * Copies external pictures into the uploads folder if their address no longer answers; the others keep their address.
 * @returns the new address of each copied picture, by its old address
 */
export async function copyUnreachablePictures({ pictures }: BackupManifest, folder: string) {
	const newUrls = new Map<string, string>();
	const names = await readNamesOnDisk(folder);
	const limit = pLimit(ADDRESS_CHECK_CONCURRENCY);
	const one = async ([name, url]: [string, string]) => {
		if (await isReachable(url)) return;
		const originalName = names.get(url) ?? '';
		const isFree =
			isSafeFileName(originalName) && !existsSync(join(folder, 'uploads', originalName));
		const home = isFree ? originalName : basename(name);
		await copyFile(join(folder, name), join(folder, 'uploads', home), constants.COPYFILE_EXCL);
		newUrls.set(url, `${uploadsUrl}${home}`);
	};
	await Promise.all(Object.entries(pictures.fetched).map((each) => limit(one, each)));
	return newUrls;
}

/** Returns a function that replaces the old addresses in a row with the new ones. */
export function createUrlReplacer(newUrls: ReadonlyMap<string, string>) {
	const old = [...newUrls.keys()].sort((a, b) => b.length - a.length);
	return (table: string, row: BackupRow): BackupRow => {
		if (old.length === 0) return row;
		const updatedRow = { ...row };
		for (const [column, value] of Object.entries(row)) {
			if (typeof value !== 'string' || !value.includes('://')) continue;
			let text = value;
			for (const url of old) text = text.replaceAll(url, newUrls.get(url) ?? url);
			updatedRow[column] = text;
		}
		if (table !== 'files' || updatedRow.url === row.url) return updatedRow;
		return { ...updatedRow, provider: 'local', provider_metadata: null };
	};
}
