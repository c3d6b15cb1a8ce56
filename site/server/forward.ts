import { Agent, ServerResponse } from 'node:http';
import { internalSecretHeader } from '@sumu/contract/env';
import { createProxyServer } from 'httpxy';
import type { SiteEnv } from '../src/config/env.server.ts';
import type { Middleware } from './middleware.ts';
import { unavailable } from './unavailable.ts';

/** Milliseconds; the CMS closes a connection nobody uses after five seconds. */
const idle = 3000;

const forwarded = /^\/(api|uploads)(\/|\?|$)/;

/** Passes `/api` and `/uploads` to the CMS, so that a browser sees one origin. */
export function forward({ cmsAddress, internalSecret }: SiteEnv): Middleware {
	const proxy = createProxyServer({
		target: cmsAddress,
		xfwd: true,
		...(internalSecret ? { headers: { [internalSecretHeader]: internalSecret } } : {}),
		// A connection that both ends may close would now and then be closed under a call.
		agent: new Agent({ keepAlive: true, timeout: idle }),
	});
	proxy.on('error', (error, _request, response) => {
		if (response instanceof ServerResponse) unavailable(response, error);
		else response?.destroy();
	});
	return (request, response, next) => {
		if (!forwarded.test(request.url ?? '')) return next();
		proxy.web(request, response).catch((error: unknown) => unavailable(response, error));
	};
}
