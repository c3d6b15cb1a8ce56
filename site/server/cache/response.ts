import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { requestIdHeader } from '@sumu/contract/logs';
import compressible from 'compressible';
import etag from 'etag';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

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
}

/** Headers that are not cached: they belong to one connection or one visitor, or are set again for each response. */
const notKept = new Set([
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

const smallest = 1024;

/** Brotli qualities. The best, 11, takes three times as long as 10 and 20 MB of memory, and saves only 2 %. */
export const quick = 5;
const thorough = 10;
/** Brotli window as log2 of its bytes. A page fits; a larger window takes more memory. */
const windowBits = 18;

const brotliOf = (quality: number) => ({
	[constants.BROTLI_PARAM_QUALITY]: quality,
	[constants.BROTLI_PARAM_LGWIN]: windowBits,
});

/**
 * Reads and compresses a response. Does not read a body above `largest` bytes; does not compress small or
 * incompressible ones.
 */
export async function readResponse(
	response: Response,
	largest = Number.POSITIVE_INFINITY,
): Promise<CachedResponse> {
	const { status } = response;
	if (Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > largest) {
		await response.body?.cancel();
		return { status, headers: {}, etag: '', plain: Buffer.alloc(0), isTooLarge: true };
	}
	const plain = Buffer.from(await response.arrayBuffer());
	const headers = Object.fromEntries([...response.headers].filter(([name]) => !notKept.has(name)));
	headers['cache-control'] ??= 'no-cache';
	const validator = response.headers.get('etag') ?? etag(plain, { weak: true });
	const cached = { status, headers, etag: validator, plain };
	if (plain.byteLength < smallest || !compressible(headers['content-type'] ?? '')) return cached;
	const [br, gzipped] = await Promise.all([brotli(plain, { params: brotliOf(quick) }), zip(plain)]);
	return { ...cached, br, gzip: gzipped };
}

/** Recompresses a response about 10 % smaller with Brotli; takes up to 70 ms on another thread. */
export async function shrink(response: CachedResponse): Promise<CachedResponse> {
	if (!response.br) return response;
	return { ...response, br: await brotli(response.plain, { params: brotliOf(thorough) }) };
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
