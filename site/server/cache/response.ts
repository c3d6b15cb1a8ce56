import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { requestIdHeader } from '@sumu/contract/logs';
import compressible from 'compressible';
import etag from 'etag';
import type { RecordedReads } from '../../src/lib/api/record-reads.server.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Response as cached, with its body in every encoding. */
export interface CachedResponse {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	/** The origin's validator, or a weak one made from the content. */
	readonly etag: string;
	readonly plain: Buffer;
	readonly br?: Buffer;
	readonly gzip?: Buffer;
	/** If true, the body exceeds the limit and was not read. */
	readonly isTooLarge?: true;
	/** Responses of the CMS that a page was rendered from. */
	readonly reads?: RecordedReads;
}

/** Headers that are not cached: they belong to one connection or one visitor, or are set again for each response. */
const uncachedHeaders = new Set([
	'connection',
	'content-encoding',
	'content-length',
	'date',
	'etag',
	'keep-alive',
	'set-cookie',
	'transfer-encoding',
	'vary',
	requestIdHeader,
]);

const MIN_COMPRESSIBLE_BYTES = 1024;

/** Brotli qualities. The best, 11, takes three times as long as 10 and 20 MB of memory, and saves only 2 %. */
export const FAST_BROTLI_QUALITY = 5;
const HIGH_BROTLI_QUALITY = 10;
/** Brotli window as log2 of its bytes. A page fits; a larger window takes more memory. */
const BROTLI_WINDOW_BITS = 18;

const brotliOf = (quality: number) => ({
	[constants.BROTLI_PARAM_QUALITY]: quality,
	[constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
});

/**
 * RecordedReads and compresses a response. Does not read a body above `maxBytes` bytes; does not compress small or
 * incompressible ones.
 */
export async function readResponse(
	response: Response,
	maxBytes = Number.POSITIVE_INFINITY,
): Promise<CachedResponse> {
	const { status } = response;
	if (Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > maxBytes) {
		await response.body?.cancel();
		return { status, headers: {}, etag: '', plain: Buffer.alloc(0), isTooLarge: true };
	}
	const plain = Buffer.from(await response.arrayBuffer());
	const headers = Object.fromEntries(
		[...response.headers].filter(([name]) => !uncachedHeaders.has(name)),
	);
	headers['cache-control'] ??= 'no-cache';
	const validator = response.headers.get('etag') ?? etag(plain, { weak: true });
	const uncompressedResponse = { status, headers, etag: validator, plain };
	if (plain.byteLength < MIN_COMPRESSIBLE_BYTES || !compressible(headers['content-type'] ?? ''))
		return uncompressedResponse;
	const [br, gzipBody] = await Promise.all([
		compressBrotli(plain, { params: brotliOf(FAST_BROTLI_QUALITY) }),
		compressGzip(plain),
	]);
	return { ...uncompressedResponse, br, gzip: gzipBody };
}

/** Recompresses a response about 10 % smaller with Brotli; takes up to 70 ms on another thread. */
export async function recompressResponse(response: CachedResponse): Promise<CachedResponse> {
	if (!response.br) return response;
	return {
		...response,
		br: await compressBrotli(response.plain, { params: brotliOf(HIGH_BROTLI_QUALITY) }),
	};
}

/** Checks whether a response may be cached and sent to other visitors. */
export const isForAll = ({ status, headers }: CachedResponse): boolean =>
	status === 200 && !/no-store|private/.test(headers['cache-control'] ?? '');

/** Memory of a response in bytes. */
export const sizeOf = ({ plain, br, gzip, headers }: CachedResponse): number =>
	plain.byteLength +
	(br?.byteLength ?? 0) +
	(gzip?.byteLength ?? 0) +
	JSON.stringify(headers).length;

/** Makes a validator weak, for the same content in another encoding, whose bytes differ. */
export const weakenEtag = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`);
