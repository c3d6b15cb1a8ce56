import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, register } from 'prom-client';
import type { Middleware } from '../middleware.ts';

const hashSecret = (text: string) => createHash('sha256').update(text).digest();

/** Compares secrets in constant time. */
const isSameSecret = (receivedSecret: unknown, expectedSecret: string): boolean =>
	typeof receivedSecret === 'string' &&
	timingSafeEqual(hashSecret(receivedSecret), hashSecret(expectedSecret));

export const metricsPath = '/metrics';

let isCollecting = false;

/** Registers the process metrics once, and only if `/metrics` is enabled. */
function collectOnce() {
	if (!isCollecting) collectDefaultMetrics();
	isCollecting = true;
}

/** Serves `/metrics` to clients with the token. */
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

/** Without a token, `/metrics` is 404, even if the owner has a page with that address. */
export const noMetrics: Middleware = (request, response, next) => {
	if (request.url?.split('?', 1)[0] !== metricsPath) return next();
	response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
};
