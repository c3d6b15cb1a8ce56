import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import { providerNames } from '../platform/media/storage/provider';
import { mediaBucket, objectHeaders } from '../platform/media/storage/storage-options';
import { openS3Client } from '../platform/s3/s3-client';
import type { RowTransform } from './load';
import { rowsName } from './manifest';
import { linesOf } from './rows';

const UPLOAD_CONCURRENCY = 4;

const versionSchema = z.object({
	hash: z.string(),
	ext: z.nullish(z.string()),
	mime: z.nullish(z.string()),
});
const fileRowSchema = z.extend(versionSchema, {
	provider: z.string(),
	formats: z.nullish(z.string()),
});
const formatsSchema = z.nullish(z.record(z.string(), versionSchema));

/** Returns the pictures of a backup that were in a bucket, by name, with their MIME types. */
async function readBucketPictures(folder: string): Promise<ReadonlyMap<string, string>> {
	const mimeTypes = new Map<string, string>();
	for await (const line of linesOf(join(folder, rowsName('files')))) {
		const { formats, provider, ...picture } = fileRowSchema.parse(JSON.parse(line));
		if (provider !== providerNames.s3) continue;
		const sizes = Object.values(formatsSchema.parse(JSON.parse(formats ?? 'null')) ?? {});
		for (const { hash, ext, mime } of [picture, ...sizes])
			mimeTypes.set(`${hash}${ext ?? ''}`, mime ?? 'application/octet-stream');
	}
	return mimeTypes;
}

/**
 * Stores the pictures of a backup that were in a bucket in that of S3_URL, unless they are there, and removes them from
 * the folder. Without S3_URL they stay in the folder.
 * @returns the number of pictures that the bucket did not have
 * @throws Refusal if the bucket cannot be read or written
 */
export async function returnToBucket(folder: string): Promise<number> {
	const mimeTypes = await readBucketPictures(folder);
	if (!mediaBucket || mimeTypes.size === 0) return 0;
	const client = openS3Client(mediaBucket);
	const storedNames = new Set((await client.list('')).map(({ name }) => name));
	let returnedCount = 0;
	const limit = pLimit(UPLOAD_CONCURRENCY);
	const returnOne = async ([name, mimeType]: [string, string]) => {
		const file = join(folder, 'uploads', name);
		if (!existsSync(file)) return;
		if (!storedNames.has(name)) {
			await client.put(name, file, { ...objectHeaders, 'content-type': mimeType });
			returnedCount += 1;
		}
		await rm(file);
	};
	await Promise.all([...mimeTypes].map((picture) => limit(returnOne, picture)));
	return returnedCount;
}

/** Says of pictures from a bucket that they are on the disk, where a restore without S3_URL leaves them. */
export const keepRowsOnDisk: RowTransform = (table, row) =>
	!mediaBucket && table === 'files' && row.provider === providerNames.s3
		? { ...row, provider: providerNames.local }
		: row;
