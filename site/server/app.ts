import type { RequestListener } from 'node:http';
import compression from 'compression';
import type { SiteEnv } from '../src/config/env.server.ts';
import { cached, type Origin } from './cache/cached.ts';
import { askedCms } from './cache/origins.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import { canonicalAddress } from './canonical-address.ts';
import { forward } from './forward.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { health } from './health.ts';
import { chain, type Middleware } from './middleware.ts';
import { onePath } from './one-path.ts';
import { purgeCall } from './purge/purge-call.ts';
import { securityHeaders } from './security-headers.ts';

interface Parts {
	readonly env: SiteEnv;
	/** Answers files: the build's, or Vite's in development. */
	readonly first: readonly Middleware[];
	/** What is sent again and again, and how a page of it is rendered; none in development. */
	readonly kept?: { readonly responses: ResponseCache; readonly page: Origin };
	/** Renders all the rest. */
	readonly pages: RequestListener;
}

/** The site's HTTP side, in the order a request meets it. */
export function createApp({ env, first, kept, pages }: Parts): RequestListener {
	const purge = () => kept?.responses.purge();
	return chain([
		securityHeaders,
		health,
		purgeCall(env, purge),
		forwardedHeaders(env),
		onePath,
		canonicalAddress,
		...(kept ? [cached(kept.responses, { page: kept.page, call: askedCms(env) })] : []),
		...first,
		compression(),
		forward(env),
		pages,
	]);
}
