import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { MediaStorage } from '@sumu/contract/env';
import { Refusal } from '../../lib/refusal';
import { openMediaBucket } from './bucket-files';
import type { FileVersion } from './provider';
import { toObjectName } from './s3-provider';

const DOWNLOAD_TIMEOUT_MS = 60_000;

/** Returns the path of a file that is on the disk. */
export const toDiskPath = ({ url }: Pick<FileVersion, 'url'>): string =>
	join(strapi.dirs.static.public, url);

async function download(url: string): Promise<Readable | null> {
	const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) });
	if (response.ok && response.body) return Readable.from(response.body);
	await response.body?.cancel();
	if (response.status === 404 || response.status === 410) return null;
	throw new Refusal(`${url} answered ${response.status}.`);
}

/** Opens a file in a storage; null if it is not there. */
export async function readStored(
	storage: MediaStorage,
	version: FileVersion,
): Promise<Readable | null> {
	if (storage === 's3') return openMediaBucket().get(toObjectName(version));
	if (storage === 'cloudinary') return download(version.url);
	const path = toDiskPath(version);
	const stats = await stat(path).catch(() => null);
	return stats?.isFile() ? createReadStream(path) : null;
}
