import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { SiteEnv } from '../src/config/env.server.ts';
import { changeAll, type ResponseCaches } from './cache/caches.ts';
import { createCmsOrigin } from './cache/origins.ts';
import { FAST_BROTLI_QUALITY } from './cache/response.ts';
import { type OriginFetcher, serveFromCache } from './cache/serve-from-cache.ts';
import { forwardToCms } from './forward-to-cms.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { serveHealth } from './health.ts';
import { serveKnownIcons } from './known-icons.ts';
import { chainMiddleware, type Middleware } from './middleware.ts';
import { accessLog } from './observability/access-log.ts';
import { recordMetrics } from './observability/metrics.ts';
import { metricsCall, noMetrics } from './observability/metrics-endpoint.ts';
import { namedRequest } from './observability/request-id.ts';
import { purgeCall } from './purge/purge-endpoint.ts';
import { refuseEncoded } from './refused-bodies.ts';
import { rejectAmbiguousPaths } from './reject-ambiguous-paths.ts';
import { saveData } from './save-data.ts';
import { securityHeaders } from './security-headers.ts';

/** Redirects a page to its canonical address, without trailing or doubled slashes. */
const canonicalAddress: Middleware = (request, response, next) => {
	const { method, url = '/' } = request;
	const [path = '/', search] = url.split(/(?=\?)/, 2);
	const canonical = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
	const isAsked = method === 'GET' || method === 'HEAD';
	if (!isAsked || canonical === path || path.startsWith('/api/')) return next();
	response.writeHead(301, { Location: canonical + (search ?? '') }).end();
};

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
