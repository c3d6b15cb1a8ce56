import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { SiteEnv } from '../src/config/env.server.ts';
import { cached, type Origin } from './cache/cached.ts';
import { type Caches, changeAll } from './cache/kinds.ts';
import { askedCms } from './cache/origins.ts';
import { quick } from './cache/response.ts';
import { canonicalAddress } from './canonical-address.ts';
import { forward } from './forward.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { health } from './health.ts';
import { serveKnownIcons } from './known-icons.ts';
import { chain, type Middleware } from './middleware.ts';
import { onePath } from './one-path.ts';
import { purgeCall } from './purge/purge-call.ts';
import { refuseEncoded } from './refused-bodies.ts';
import { saveData } from './save-data.ts';
import { securityHeaders } from './security-headers.ts';
import { accessLog } from './seeing/access-log.ts';
import { measured } from './seeing/measured.ts';
import { metricsCall, noMetrics } from './seeing/metrics-call.ts';
import { namedRequest } from './seeing/request-id.ts';

/** Compression of uncached responses: as that of new cached ones, 6 % smaller than the default. */
const passing = {
	brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: quick } },
	/** Skips partial responses: ranges count the bytes of the uncompressed file. */
	filter: (request: IncomingMessage, response: ServerResponse) =>
		!response.hasHeader('Content-Range') && compression.filter(request, response),
};

interface Parts {
	readonly env: SiteEnv;
	/** Middleware that serves static files: the build's, or Vite's in development. */
	readonly first: readonly Middleware[];
	/** Caches, and the origin that renders their pages; omitted in development. */
	readonly kept?: { readonly caches: Caches; readonly page: Origin };
	/** Handles every other request. */
	readonly pages: RequestListener;
}

/** The site's request handler: all middleware, in order. */
export function createApp({ env, first, kept, pages }: Parts): RequestListener {
	const origins = { calls: askedCms(env, 'call'), uploads: askedCms(env, 'file') };
	return chain([
		namedRequest(env),
		accessLog(env),
		...(env.metricsToken ? [measured, metricsCall(env.metricsToken)] : [noMetrics]),
		securityHeaders(env),
		health(env),
		purgeCall(env, (change) => kept && changeAll(kept.caches, change)),
		forwardedHeaders(env),
		onePath,
		refuseEncoded(env),
		canonicalAddress,
		saveData,
		serveKnownIcons,
		...(kept ? [cached(kept.caches, { ...origins, pages: kept.page })] : []),
		...first,
		compression(passing),
		forward(env),
		pages,
	]);
}
