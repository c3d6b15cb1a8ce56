import { Agent, type ClientRequest, type IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from '@sumu/contract/bodies';
import { requestIdHeader } from '@sumu/contract/logs';
import { internalSecretHeader } from '@sumu/contract/parts';
import compressible from 'compressible';
import { createProxyServer } from 'httpxy';
import type { SiteEnv } from '../src/config/env.server.ts';
import { weakenEtag } from './cache/weaken-etag.ts';
import { counted, limitOf } from './forward-limits.ts';
import type { Middleware } from './middleware.ts';
import { refuseBody } from './refused-bodies.ts';
import { unavailable } from './unavailable.ts';

/** Idle timeout of CMS connections in milliseconds; shorter than any CMS's own. */
const idle = 3000;
const tooLarge = 413;

/** Paths that are forwarded to the CMS. */
export const forwarded = /^\/(api|uploads)(\/|\?|$)/;

/** Forwards `/api` and `/uploads` to the CMS, so that the browser sees a single origin. */
export function forward(env: SiteEnv): Middleware {
	const { cmsAddress, internalSecret } = env;
	const proxy = createProxyServer({
		target: cmsAddress,
		...(internalSecret ? { headers: { [internalSecretHeader]: internalSecret } } : {}),
	});
	// Only this end closes idle connections: otherwise the CMS could close one just as a call starts.
	const pool = new Agent({ keepAlive: true, timeout: idle });
	const calls = new WeakMap<IncomingMessage, ClientRequest>();
	const refused = new WeakSet<IncomingMessage>();
	proxy.on('proxyReq', (call, request) => calls.set(request, call));
	// Drop the CMS's request id; ours is already set.
	proxy.on('proxyRes', ({ headers, statusCode }, _request, response) => {
		delete headers[requestIdHeader];
		// Hop-by-hop header of the CMS connection.
		delete headers.connection;
		// The response may be compressed before it is sent; partial responses never are.
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
			calls.get(request)?.destroy();
			void refuseBody(env, request, response, tooLarge);
		};
		if (Number(headers['content-length'] ?? 0) > limit) return exceeded();
		// A client that is answered early may still be sending.
		response.once('close', () => request.unpipe().resume());
		const isCounted = headers['transfer-encoding'] !== undefined;
		const body = isCounted ? { buffer: counted(request, limit, exceeded) } : {};
		// If the CMS answers before it has read a body, the rest would be parsed as another visitor's request. So each
		// call with a body uses its own connection.
		const agent = hasBody(headers) ? false : pool;
		proxy
			.web(request, response, { ...body, agent })
			.catch((error: unknown) => unavailable(response, error));
	};
}
