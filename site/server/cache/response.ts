import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { requestIdHeader } from '@sumu/contract/logs';
import compressible from 'compressible';
import etag from 'etag';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A response as it is sent again and again, with its bytes in every encoding. */
export interface CachedResponse {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	/** The origin's validator, or a weak one made from the content. */
	readonly etag: string;
	readonly plain: Buffer;
	readonly br?: Buffer;
	readonly gzip?: Buffer;
	/** Known, but not read. */
	readonly isTooLarge?: true;
}

/** Of one exchange or one visitor; or said anew when the response is sent. */
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

/** Qualities of brotli; the best, 11, takes three times as long as 10 and 20 MB of memory, and saves 2 %. */
export const quick = 5;
const thorough = 10;
/** As a power of two: a page fits in, and more takes more memory. */
const windowBits = 18;

const brotliOf = (quality: number) => ({
	[constants.BROTLI_PARAM_QUALITY]: quality,
	[constants.BROTLI_PARAM_LGWIN]: windowBits,
});

/** Reads a response whole, where it is no larger than `largest` bytes, and compresses it, where that saves anything. */
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

/** The same, a tenth smaller in brotli, for up to 70 ms of another thread's time. */
export async function shrink(response: CachedResponse): Promise<CachedResponse> {
	if (!response.br) return response;
	return { ...response, br: await brotli(response.plain, { params: brotliOf(thorough) }) };
}

/** Whether a response may be sent to others than the one who asked. */
export const isForAll = ({ status, headers }: CachedResponse): boolean =>
	status === 200 && !/no-store|private/.test(headers['cache-control'] ?? '');

/** Bytes a response takes. */
export const sizeOf = ({ plain, br, gzip, headers }: CachedResponse): number =>
	plain.byteLength +
	(br?.byteLength ?? 0) +
	(gzip?.byteLength ?? 0) +
	JSON.stringify(headers).length;
