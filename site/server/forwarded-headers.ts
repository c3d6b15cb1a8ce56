import { internalSecretHeader } from '@sumu/contract/env';
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

/**
 * Drops what a client says about its own address, unless a proxy we trust says it, and tells all
 * that come after whose request it is.
 */
export const forwardedHeaders =
	({ trustsProxy }: SiteEnv): Middleware =>
	(request, _response, next) => {
		const { headers } = request;
		if (!trustsProxy) for (const name of claims) delete headers[name];
		headers['x-forwarded-for'] ??= request.socket.remoteAddress;
		delete headers[internalSecretHeader];
		next();
	};
