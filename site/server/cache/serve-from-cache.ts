import { logError } from '../../src/lib/log/log.server.ts';
import { sendUnavailable } from '../error-responses.ts';
import type { Middleware } from '../middleware.ts';
import { cacheResponses, trackCacheResult } from '../observability/metrics.ts';
import {
	type CacheName,
	MAX_CACHED_RESPONSE_BYTES,
	type ResponseCaches,
	resolveCacheKey,
} from './caches.ts';
import { readResponse } from './response.ts';
import { sendCachedResponse } from './send-cached-response.ts';

/** Requests the uncached response for a key: a rendered page or a response of the CMS. */
export type OriginFetcher = (key: string) => Promise<Response>;

/** Serves responses that are the same for everyone from the caches. Skips responses that are too large to cache. */
export function serveFromCache(
	caches: ResponseCaches,
	origins: Readonly<Record<CacheName, OriginFetcher>>,
): Middleware {
	return async (request, response, next) => {
		const cacheTarget = resolveCacheKey(request);
		if (!cacheTarget) return next();
		const { kind, key } = cacheTarget;
		try {
			const { make, resultOf } = trackCacheResult(async () =>
				readResponse(await origins[kind](key), MAX_CACHED_RESPONSE_BYTES[kind]),
			);
			const cacheResult = await caches[kind].get(key, make);
			if (cacheResult.response.isTooLarge) return next();
			cacheResponses.inc({ cache: kind, result: resultOf(cacheResult.response) });
			sendCachedResponse(cacheResult, request, response);
		} catch (error) {
			logError(error);
			sendUnavailable(response, error instanceof Error && error.cause ? error.cause : error);
		}
	};
}
