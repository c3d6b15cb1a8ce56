import type { SiteEnv } from '../src/config/env.server.ts';
import type { Middleware } from './middleware.ts';

const claims = [
	'forwarded',
	'x-forwarded-for',
	'x-forwarded-host',
	'x-forwarded-port',
	'x-forwarded-proto',
	'x-real-ip',
];

/** Drops what a client says about its own address, unless a proxy we trust says it. */
export const forwardedHeaders =
	({ trustsProxy }: SiteEnv): Middleware =>
	(request, _response, next) => {
		if (!trustsProxy) for (const name of claims) delete request.headers[name];
		next();
	};
