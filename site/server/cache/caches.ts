import type { IncomingMessage } from 'node:http';
import type { PurgeNotice } from '@sumu/contract/parts';
import { cacheableCalls, cacheablePages, cacheableUploads, keyOf } from './keys.ts';
import type { ResponseCache } from './response-cache.ts';

/**
 * Returns the key of a request in each cache; the first cache with a key serves it. The caches are separate, so that
 * many requests to one cannot evict entries of another.
 */
const cacheKeyResolvers = {
	/** Pages are the same for signed-in visitors. */
	pages: (request: IncomingMessage) => keyOf(request, cacheablePages),
	calls: (request: IncomingMessage) =>
		request.headers.authorization ? undefined : keyOf(request, cacheableCalls),
	uploads: (request: IncomingMessage) => keyOf(request, cacheableUploads),
};

export type CacheName = keyof typeof cacheKeyResolvers;

/** Maximum bytes of a cached response. Only uploads are limited, because visitors can add files. */
export const MAX_CACHED_RESPONSE_BYTES: Partial<Record<CacheName, number>> = { uploads: 32 * 1024 };

export type ResponseCaches = Readonly<Record<CacheName, ResponseCache>>;

/** Applies a content change to all caches. */
export function changeAll(caches: ResponseCaches, change: PurgeNotice): void {
	for (const cache of Object.values(caches)) cache.change(change);
}

/** Returns the cache and key of a request, or undefined if its response must not be cached. */
export function resolveCacheKey(
	request: IncomingMessage,
): { kind: CacheName; key: string } | undefined {
	for (const kind of Object.keys(cacheKeyResolvers) as CacheName[]) {
		const key = cacheKeyResolvers[kind](request);
		if (key) return { kind, key };
	}
	return undefined;
}
