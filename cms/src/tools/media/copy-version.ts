import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaStorage } from '@sumu/contract/env';
import { Refusal } from '../../platform/lib/refusal';
import { openStorage } from '../../platform/media/storage';
import { openMediaBucket } from '../../platform/media/storage/bucket-files';
import type { FileVersion } from '../../platform/media/storage/provider';
import { readStored, toDiskPath } from '../../platform/media/storage/read-stored';
import { toObjectAddress, toObjectName } from '../../platform/media/storage/s3-provider';
import { objectHeaders } from '../../platform/media/storage/storage-options';

/** A file, or one of its sizes, as its row describes it. */
export interface MovableVersion extends FileVersion {
	name?: string;
	mime?: string;
	/** Kilobytes. */
	size?: number;
}

async function digest(stream: Readable): Promise<string> {
	const hash = createHash('sha256');
	for await (const chunk of stream) hash.update(chunk);
	return hash.digest('hex');
}

async function digestStored(storage: MediaStorage, version: FileVersion): Promise<string | null> {
	const stream = await readStored(storage, version);
	return stream && digest(stream);
}

/** Saves a stream in a file and returns its digest and length. */
async function saveWithDigest(stream: Readable, file: string) {
	const hash = createHash('sha256');
	let bytes = 0;
	const counter = new PassThrough();
	counter.on('data', (chunk: Buffer) => {
		hash.update(chunk);
		bytes += chunk.length;
	});
	await pipeline(stream, counter, createWriteStream(file, { mode: 0o600 }));
	return { sha256: hash.digest('hex'), bytes };
}

/** Stores a file in another storage; returns its new columns. */
async function store(to: MediaStorage, file: string, version: MovableVersion) {
	const name = toObjectName(version);
	if (to === 's3') {
		const url = toObjectAddress(name);
		const contentType = version.mime ?? 'application/octet-stream';
		await openMediaBucket().put(name, file, { ...objectHeaders, 'content-type': contentType });
		return { url, provider_metadata: null };
	}
	if (to === 'local') {
		const url = `/uploads/${name}`;
		const path = toDiskPath({ url });
		await copyFile(file, `${path}.part`);
		await rename(`${path}.part`, path);
		return { url, provider_metadata: null };
	}
	const uploadColumns: { url?: string; provider_metadata?: object | null } = {};
	const upload = {
		...version,
		name: version.name ?? name,
		provider_metadata: null,
		stream: createReadStream(file),
		getStream: () => createReadStream(file),
	};
	await openStorage(to)?.uploadStream(Object.assign(uploadColumns, upload) as never);
	return {
		url: uploadColumns.url ?? '',
		provider_metadata: uploadColumns.provider_metadata ?? null,
	};
}

export interface CopiedVersion {
	readonly columns: { url: string; provider_metadata: object | null };
	readonly bytes: number;
}

/**
 * Copies a file into another storage and compares the copy with the original.
 * @param scratchFile is overwritten
 * @throws Refusal if the original is gone, or the copy differs from it
 */
export async function copyVersion(
	version: MovableVersion,
	{ from, to }: { from: MediaStorage; to: MediaStorage },
	scratchFile: string,
): Promise<CopiedVersion> {
	const original = await readStored(from, version);
	if (!original) throw new Refusal(`${version.url} is not in its storage`);
	try {
		const { sha256, bytes } = await saveWithDigest(original, scratchFile);
		const columns = await store(to, scratchFile, version);
		const copy = { ...version, ...columns };
		if ((await digestStored(to, copy)) !== sha256) {
			await openStorage(to)?.delete(copy);
			throw new Refusal(`the copy of ${basename(version.url)} differs from the original`);
		}
		return { columns, bytes };
	} finally {
		await rm(scratchFile, { force: true });
	}
}
