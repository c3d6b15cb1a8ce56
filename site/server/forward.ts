import { Agent, type ClientRequest, type IncomingMessage, ServerResponse } from 'node:http';
import { requestIdHeader } from '@sumu/contract/logs';
import { internalSecretHeader } from '@sumu/contract/parts';
import compressible from 'compressible';
import { createProxyServer } from 'httpxy';
import type { SiteEnv } from '../src/config/env.server.ts';
import { weakenEtag } from './cache/weaken-etag.ts';
import { counted, limitOf } from './forward-limits.ts';
import type { Middleware } from './middleware.ts';
import { refuse } from './refuse.ts';
import { unavailable } from './unavailable.ts';

/** Milliseconds; before any CMS closes a connection nobody uses. */
const idle = 3000;
const tooLarge = 413;

/** Paths that go to the CMS. */
export const forwarded = /^\/(api|uploads)(\/|\?|$)/;

/** Passes `/api` and `/uploads` to the CMS, so that a browser sees one origin. */
export function forward({ cmsAddress, internalSecret }: SiteEnv): Middleware {
	const proxy = createProxyServer({
		target: cmsAddress,
		...(internalSecret ? { headers: { [internalSecretHeader]: internalSecret } } : {}),
		// A connection that both ends may close would now and then be closed under a call.
		agent: new Agent({ keepAlive: true, timeout: idle }),
	});
	const calls = new WeakMap<IncomingMessage, ClientRequest>();
	const refused = new WeakSet<IncomingMessage>();
	proxy.on('proxyReq', (call, request) => calls.set(request, call));
	// The response has this server's own, which is the same where the CMS believes it.
	proxy.on('proxyRes', ({ headers, statusCode }, _request, response) => {
		delete headers[requestIdHeader];
		// It may be compressed on its way; a part never is.
		if (statusCode === 200 && headers.etag && compressible(headers['content-type'] ?? ''))
			headers.etag = weakenEtag(headers.etag);
		const here = response.getHeader('vary');
		if (here) headers.vary = [headers.vary, here].filter(Boolean).join(', ');
	});
	proxy.on('error', (error, request, response) => {
		if (request && refused.has(request)) return;
		if (response instanceof ServerResponse) unavailable(response, error);
		else response?.destroy();
	});
	return (request, response, next) => {
		const { headers, url = '' } = request;
		if (!forwarded.test(url)) return next();
		const limit = limitOf(url.split('?', 1)[0] ?? '');
		const exceeded = () => {
			refused.add(request);
			refuse(request, response, tooLarge);
			calls.get(request)?.destroy();
		};
		if (Number(headers['content-length'] ?? 0) > limit) return exceeded();
		// Who is answered early may still be sending.
		response.once('close', () => request.unpipe().resume());
		const isCounted = headers['transfer-encoding'] !== undefined;
		const options = isCounted ? { buffer: counted(request, limit, exceeded) } : {};
		proxy.web(request, response, options).catch((error: unknown) => unavailable(response, error));
	};
}
