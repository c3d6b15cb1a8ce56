import type { PurgeNotice } from '@sumu/contract/parts';
import type { CachedResponse } from './response.ts';

export type ResponseMaker = () => Promise<CachedResponse>;

export interface CacheEntry {
	response: CachedResponse;
	/** True once recompression has started. */
	isShrunk: boolean;
	/** Creation time in milliseconds (`performance.now`). */
	readonly madeAt: number;
	readonly startedAt: number;
	readonly makeResponse: ResponseMaker;
	/** Requests for this key; a replacement starts with half of them. */
	visitCount: number;
	/** If true, the content has changed since. */
	isOutdated: boolean;
	/** If true, the last attempt to replace the response failed. */
	isLast: boolean;
}

/** Response to send. */
export interface CacheResult {
	readonly response: CachedResponse;
	/** Age in seconds; set only if the response is outdated or could not be replaced. */
	readonly lastGood?: number;
}

export function toCacheResult({ response, madeAt, isOutdated, isLast }: CacheEntry): CacheResult {
	if (!isOutdated && !isLast) return { response };
	return { response, lastGood: Math.floor((performance.now() - madeAt) / 1000) };
}

/**
 * Checks whether a response contains ids of its content: pages and API calls list entry ids, an upload has its hash.
 * Feeds and generated pictures contain none.
 */
const tellsIds = (key: string, { headers }: CachedResponse) =>
	/^\/(api|uploads)\//.test(key) || /^text\/html/.test(headers['content-type'] ?? '');

/** Checks whether a response may show removed content. */
export const mentionsRemoved = (
	{ all, removed }: PurgeNotice,
	key: string,
	response: CachedResponse,
): boolean =>
	all ||
	(removed.length > 0 && !tellsIds(key, response)) ||
	removed.some((word) => key.includes(word) || response.plain.includes(word));
