import { createRequestHandler, type ServerBuild } from 'react-router';
import type { SiteEnv } from '../../src/config/env.server.ts';
import { recordReads } from '../../src/lib/api/record-reads.server.ts';
import { logError } from '../../src/lib/log/log.server.ts';
import { requestIdHeaders } from '../../src/lib/log/request-id.server.ts';
import { sendUnavailable } from '../error-responses.ts';
import type { Middleware } from '../middleware.ts';
import { cacheResponses, trackCacheResult } from '../observability/metrics.ts';
import {
	type CacheName,
	MAX_CACHED_RESPONSE_BYTES,
	type ResponseCaches,
	resolveCacheKey,
} from './keys.ts';
import { type CachedResponse, readResponse } from './response.ts';
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
			const { make, resultOf } = trackCacheResult(async (): Promise<CachedResponse> => {
				const { result, reads } = await recordReads(() => origins[kind](key));
				return { ...(await readResponse(result, MAX_CACHED_RESPONSE_BYTES[kind])), reads };
			});
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

/** CMS timeout in milliseconds. */
const CMS_TIMEOUT_MS = 15_000;

/** Origin that renders pages for an anonymous visitor. */
export function createPageOrigin(build: ServerBuild, { origin }: SiteEnv): OriginFetcher {
	const render = createRequestHandler(build, 'production');
	return (key) => render(new Request(origin + key));
}

/** Origin that requests an API call or a file from the CMS without credentials. */
export const createCmsOrigin =
	({ cmsAddress }: SiteEnv, kind: 'call' | 'file'): OriginFetcher =>
	(key) =>
		fetch(cmsAddress + key, {
			headers: { ...acceptHeaders[kind], ...requestIdHeaders() },
			redirect: 'manual',
			signal: AbortSignal.timeout(CMS_TIMEOUT_MS),
		});

const acceptHeaders = {
	call: { accept: 'application/json' },
	// Uncompressed, because Content-Length decides whether the file is cached.
	file: { accept: '*/*', 'accept-encoding': 'identity' },
};
