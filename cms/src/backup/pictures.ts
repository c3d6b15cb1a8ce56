import { createHash } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { copyFile, link, lstat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import { env } from '../env';
import { makeFolders } from '../platform/lib/data-folder';
import { Refusal } from '../platform/lib/refusal';
import { addressesOf } from '../platform/media/picture';
import { mediaBucket } from '../platform/media/storage/storage-options';
import { openS3Client } from '../platform/s3/s3-client';
import { type DatabaseConnection, pagesOf } from './database';

/** Start of the address of every picture that is stored here. */
export const uploadsUrl = '/uploads/';

/** Returns the name of a picture in the backup that is downloaded from an external address. */
const toDownloadName = (url: string) =>
	`fetched/${createHash('sha256').update(url).digest('hex').slice(0, 32)}${extname(new URL(url).pathname)}`;

const DOWNLOAD_CONCURRENCY = 4;
const DOWNLOAD_TIMEOUT_MS = 60_000;

const fileRowSchema = z.object({ url: z.string(), formats: z.nullable(z.string()) });
const fileTable = {
	name: 'files',
	columns: ['id', 'url', 'formats'].map((name) => ({ name, type: 'string' as const })),
	indexes: [],
	foreignKeys: [],
};

/** Returns the addresses of all pictures in the media library, including their sizes. */
export async function listPictureUrls(connection: DatabaseConnection): Promise<Set<string>> {
	const urls = new Set<string>();
	for await (const rows of pagesOf(connection, fileTable))
		for (const row of rows) {
			for (const url of addressesOf(fileRowSchema.parse(row))) urls.add(url);
		}
	return urls;
}

/**
 * Hard-links a file, or copies it if the file system has no links, so that it survives the deletion of the original.
 * Returns false if there is no such file.
 */
async function linkOrCopyFile(from: string, to: string): Promise<boolean> {
	const fileStats = await lstat(from).catch(() => null);
	if (!fileStats?.isFile()) return false;
	await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_EXCL));
	return true;
}

async function downloadPicture(url: string, to: string): Promise<boolean> {
	const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) }).catch(
		(error: unknown) => {
			throw new Refusal(`A picture could not be fetched from ${url} (${error}). Try again later.`);
		},
	);
	if (!response.ok) {
		await response.body?.cancel();
		if (response.status === 404 || response.status === 410) return false;
		throw new Refusal(`${url} answered ${response.status}. Try again later.`);
	}
	await writeFile(to, Buffer.from(await response.arrayBuffer()), { mode: 0o600 });
	return true;
}

/** Downloads a picture of the media library's bucket. Returns false if it is not there, or without S3_URL. */
async function downloadFromBucket(name: string, to: string): Promise<boolean> {
	const response = mediaBucket && (await openS3Client(mediaBucket).get(name));
	if (!response) return false;
	await pipeline(response, createWriteStream(to, { mode: 0o600, flags: 'wx' }));
	return true;
}

/** Collects a picture with an address on this site. */
async function collectUpload(name: string, to: string): Promise<boolean> {
	if (!/^[\w.-]+$/.test(name)) return false;
	const diskFile = join(env.DATA_DIR, 'public', 'uploads', name);
	return (await linkOrCopyFile(diskFile, to)) || downloadFromBucket(name, to);
}

/**
 * Collects all pictures in a folder: local ones from disk or from the bucket, external ones by download. Returns their number, the addresses
 * of those that no longer exist, and the address of each downloaded one by its name in the folder.
 * @throws Refusal if a download fails with anything but 404 or 410
 */
export async function gatherPictures(urls: Iterable<string>, folder: string) {
	makeFolders(folder, 'uploads');
	makeFolders(folder, 'fetched');
	const missingUrls: string[] = [];
	const urlsByName: Record<string, string> = {};
	let count = 0;
	const limit = pLimit(DOWNLOAD_CONCURRENCY);
	const gatherOne = async (url: string) => {
		const isHere = url.startsWith(uploadsUrl);
		const name = isHere ? url.slice(1) : toDownloadName(url);
		const isCollected = isHere
			? await collectUpload(url.slice(uploadsUrl.length), join(folder, name))
			: await downloadPicture(url, join(folder, name));
		if (!isCollected) missingUrls.push(url);
		else {
			count += 1;
			if (!isHere) urlsByName[name] = url;
		}
	};
	await Promise.all([...urls].map((url) => limit(gatherOne, url)));
	return { count, missing: missingUrls.sort(), fetched: urlsByName };
}
