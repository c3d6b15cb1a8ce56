/** Part of a file to send: the whole file, bytes `start` to `end` inclusive, or none (416). */
export type RequestedRange =
	| 'whole'
	| 'unsatisfiable'
	| { readonly start: number; readonly end: number };

interface FileVersion {
	/** Bytes. */
	readonly size: number;
	readonly etag?: string | undefined;
	/** An HTTP date. */
	readonly lastModified?: string | undefined;
}

interface RangeRequest {
	readonly method?: string | undefined;
	readonly headers: {
		readonly range?: string | undefined;
		readonly 'if-range'?: string | undefined;
	};
}

/** A single range. A list of ranges, another unit and a malformed range get the whole file, as RFC 9110 allows. */
const singleRange = /^bytes=\s*(\d*)-(\d*)\s*$/i;

/** Reads `Range` and `If-Range` (RFC 9110, sections 13.1.5 and 14). An empty file is always sent whole. */
export function parseRequestedRange(
	{ method, headers }: RangeRequest,
	file: FileVersion,
): RequestedRange {
	const [, first = '', last = ''] = singleRange.exec(headers.range ?? '') ?? [];
	const isValid = first ? !last || Number(first) <= Number(last) : Boolean(last);
	const isServed = method === 'GET' && isValid && isCurrent(headers['if-range'], file);
	if (!isServed || file.size === 0) return 'whole';
	const start = first ? Number(first) : Math.max(0, file.size - Number(last));
	const end = first && last ? Math.min(Number(last), file.size - 1) : file.size - 1;
	return start > end ? 'unsatisfiable' : { start, end };
}

/** Milliseconds after which a modification date can no longer name two versions of a file. */
const dateIsStrongAfterMs = 1000;

/** Checks whether the validator of `If-Range` is strong and names this version of the file. */
function isCurrent(ifRange: string | undefined, { etag, lastModified }: FileVersion): boolean {
	if (ifRange === undefined) return true;
	if (ifRange.startsWith('"')) return ifRange === etag;
	const isStrong = Date.now() - Date.parse(lastModified ?? '') >= dateIsStrongAfterMs;
	return isStrong && ifRange === lastModified;
}
