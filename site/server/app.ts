import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { SiteEnv } from '../src/config/env.server.ts';
import { changeAll, type ResponseCaches } from './cache/keys.ts';
import { FAST_BROTLI_QUALITY } from './cache/response.ts';
import { createCmsOrigin, type OriginFetcher, serveFromCache } from './cache/serve-from-cache.ts';
import { forwardToCms } from './forward-to-cms.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { serveHealth } from './health.ts';
import { chainMiddleware, type Middleware } from './middleware.ts';
import { metricsCall, noMetrics, recordMetrics } from './observability/metrics.ts';
import { accessLog, namedRequest } from './observability/request-log.ts';
import { purgeCall } from './purge-notices.ts';
import { refuseEncoded } from './refused-bodies.ts';
import {
	canonicalAddress,
	rejectAmbiguousPaths,
	saveData,
	serveKnownIcons,
} from './request-paths.ts';
import { securityHeaders } from './security-headers.ts';

/** Compression of uncached responses: as that of new cached ones, 6 % smaller than the default. */
const compressionOptions = {
	brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: FAST_BROTLI_QUALITY } },
	/** Skips partial responses: ranges count the bytes of the uncompressed file. */
	filter: (request: IncomingMessage, response: ServerResponse) =>
		!response.hasHeader('Content-Range') && compression.filter(request, response),
};

interface AppOptions {
	readonly env: SiteEnv;
	/** Middleware that serves static files: the build's, or Vite's in development. */
	readonly first: readonly Middleware[];
	/** Caches, and the origin that renders their pages; omitted in development. */
	readonly kept?: { readonly caches: ResponseCaches; readonly page: OriginFetcher };
	/** Handles every other request. */
	readonly pages: RequestListener;
}

/** The site's request handler: all middleware, in order. */
export function createApp({
	env,
	first: staticMiddleware,
	kept: cacheConfig,
	pages,
}: AppOptions): RequestListener {
	const origins = { calls: createCmsOrigin(env, 'call'), uploads: createCmsOrigin(env, 'file') };
	return chainMiddleware([
		namedRequest(env),
		accessLog(env),
		...(env.metricsToken ? [recordMetrics, metricsCall(env.metricsToken)] : [noMetrics]),
		securityHeaders(env),
		serveHealth(env),
		purgeCall(env, (change) => cacheConfig && changeAll(cacheConfig.caches, change)),
		forwardedHeaders(env),
		rejectAmbiguousPaths,
		refuseEncoded(env),
		canonicalAddress,
		saveData,
		serveKnownIcons,
		...(cacheConfig
			? [serveFromCache(cacheConfig.caches, { ...origins, pages: cacheConfig.page })]
			: []),
		...staticMiddleware,
		compression(compressionOptions),
		forwardToCms(env),
		pages,
	]);
}
