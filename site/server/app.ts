import type { RequestListener } from 'node:http';
import compression from 'compression';
import type { SiteEnv } from '../src/config/env.server.ts';
import { forward } from './forward.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { health } from './health.ts';
import { chain, type Middleware } from './middleware.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * The site's HTTP side, in the order a request meets it. `first` answers files: the build's,
 * or Vite's in development; `pages` renders all the rest.
 */
export function createApp({
	env,
	first,
	pages,
}: {
	env: SiteEnv;
	first: readonly Middleware[];
	pages: RequestListener;
}): RequestListener {
	return chain([
		securityHeaders,
		health,
		forwardedHeaders(env),
		...first,
		compression(),
		forward(env),
		pages,
	]);
}
