import { collectDefaultMetrics, register } from 'prom-client';
import type { Middleware } from '../middleware.ts';
import { isSameSecret } from '../same-secret.ts';

export const metricsPath = '/metrics';

let isCollecting = false;

/** What the process itself holds and does is watched once, and only where somebody may ask. */
function collectOnce() {
	if (!isCollecting) collectDefaultMetrics();
	isCollecting = true;
}

/** Answers `/metrics` to who shows the token. */
export function metricsCall(token: string): Middleware {
	collectOnce();
	return async (request, response, next) => {
		if (request.url?.split('?', 1)[0] !== metricsPath) return next();
		response.setHeader('Cache-Control', 'no-store');
		if (!isSameSecret(request.headers.authorization, `Bearer ${token}`)) {
			response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end();
			return;
		}
		const text = await register.metrics();
		response.writeHead(200, { 'Content-Type': register.contentType }).end(text);
	};
}

/** Without a token there is no such address: no page's either. */
export const noMetrics: Middleware = (request, response, next) => {
	if (request.url?.split('?', 1)[0] !== metricsPath) return next();
	response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
};
