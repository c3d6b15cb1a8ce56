import { type PathLike, ReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { parseRequestedRange } from '@sumu/contract/ranges';
import type { Context, Next } from 'koa';
import { Unavailable } from '../platform/lib/http-errors';
import { findReplacedPicture, matchingAddress } from '../platform/media/former-addresses';
import { requestBucketFile } from '../platform/media/storage/bucket-files';
import { isHiddenPicture } from '../platform/trash/hidden-pictures';

const uploadsPath = '/uploads/';
/** Seconds for which browsers keep a picture: it may be moved to the trash. */
const CACHE_SECONDS = 300;

interface ByteRange {
	readonly start: number;
	readonly end: number;
}

/** File that is about to be sent. */
interface UploadedFile {
	/** Bytes. */
	readonly size: number;
	readonly etag: string;
	readonly lastModified: string;
	open(range?: ByteRange): Promise<Readable> | Readable;
}

/** Sends 304 if the client has this version, 206 for a part of the file, 416 for a part it lacks. */
async function sendFile(ctx: Context, { size, etag, lastModified, open }: UploadedFile) {
	const { method, headers } = ctx;
	ctx.status = 200;
	ctx.set('ETag', etag);
	ctx.set('Last-Modified', lastModified);
	ctx.set('Accept-Ranges', 'bytes');
	ctx.set('Cache-Control', `max-age=${CACHE_SECONDS}`);
	if (ctx.fresh) {
		ctx.status = 304;
		return;
	}
	const byteRange = parseRequestedRange({ method, headers }, { size, etag, lastModified });
	if (byteRange === 'unsatisfiable') {
		ctx.status = 416;
		ctx.body = 'Range Not Satisfiable';
		// These headers describe the file, not this response.
		ctx.remove('Cache-Control');
		ctx.set('Content-Range', `bytes */${size}`);
		return;
	}
	ctx.length = size;
	if (method === 'HEAD') return;
	if (byteRange === 'whole') {
		ctx.body = await open();
		ctx.length = size;
		return;
	}
	ctx.status = 206;
	ctx.body = await open(byteRange);
	ctx.length = byteRange.end - byteRange.start + 1;
	ctx.set('Content-Range', `bytes ${byteRange.start}-${byteRange.end}/${size}`);
}

/** Opens a file; null if it was removed. */
const openFile = (path: PathLike): Promise<FileHandle | null> =>
	open(path).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return null;
		throw error;
	});

/** Sends the file on the disk that Strapi's route has found. Leaves 404 if it has just been moved to another storage. */
async function sendDiskFile(ctx: Context, found: ReadStream) {
	// Koa would answer an error of this stream itself.
	found
		.removeAllListeners('error')
		.on('error', () => {})
		.destroy();
	const handle = await openFile(found.path);
	if (!handle) {
		ctx.body = null;
		ctx.status = 404;
		ctx.remove('Cache-Control');
		ctx.remove('Last-Modified');
		return;
	}
	let isSent = false;
	try {
		const { size, mtimeMs, mtime } = await handle.stat();
		await sendFile(ctx, {
			size,
			// Size and modification time in milliseconds identify a version of a file.
			etag: `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`,
			lastModified: mtime.toUTCString(),
			open(range) {
				isSent = true;
				return handle.createReadStream(range);
			},
		});
	} finally {
		// The stream closes it.
		if (!isSent) await handle.close();
	}
}

/** Sends a file of the bucket, if there is one, through this server, a few kilobytes at a time. */
async function sendBucketFile(ctx: Context) {
	const name = ctx.path.slice(uploadsPath.length);
	const { range, 'if-none-match': knownTag, 'if-modified-since': knownDate } = ctx.headers;
	const isWhole = ctx.method === 'GET' && !(range ?? knownTag ?? knownDate);
	const response = await requestBucketFile(isWhole ? 'GET' : 'HEAD', name);
	if (!response) return;
	const { headers } = response;
	ctx.type = extname(name) || 'bin';
	await sendFile(ctx, {
		size: Number(headers['content-length']),
		etag: headers.etag ?? '',
		lastModified: headers['last-modified'] ?? '',
		async open(part) {
			if (isWhole) return response;
			const partResponse = await requestBucketFile(
				'GET',
				name,
				part && { range: `bytes=${part.start}-${part.end}` },
			);
			if (!partResponse) throw new Unavailable(`${name} was removed from its storage`);
			return partResponse;
		},
	});
}

/**
 * Redirects the address of a file that was replaced, or moved to another storage, to its present one. Not for good: it
 * may be replaced again.
 */
async function redirectFormerAddress(ctx: Context) {
	const picture = await findReplacedPicture(ctx.path);
	const address = picture && matchingAddress(picture, ctx.path);
	if (address && address !== ctx.path) ctx.redirect(address);
}

/**
 * Serves uploaded files, whole or in parts, from the disk or from the bucket. The headers keep a file that is opened as a
 * page from running or loading anything.
 */
export default () => async (ctx: Context, next: Next) => {
	if (!ctx.path.startsWith(uploadsPath)) return next();
	if (isHiddenPicture(ctx.path)) {
		ctx.status = 404;
		return;
	}
	const { range } = ctx.headers;
	// The range middleware of Strapi's route misreads suffixes, other units and ranges past the end.
	delete ctx.req.headers.range;
	await next();
	if (range !== undefined) ctx.req.headers.range = range;
	if (ctx.response.status === 200 && ctx.body instanceof ReadStream)
		await sendDiskFile(ctx, ctx.body);
	if (ctx.status === 404) await sendBucketFile(ctx);
	if (ctx.status === 404) await redirectFormerAddress(ctx);
	ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
	ctx.set('X-Content-Type-Options', 'nosniff');
};
