import type { Context, Next } from 'koa';
import { collectDefaultMetrics, register } from 'prom-client';
import { env } from '../env';
import { isSameSecret } from '../platform/lib/secrets';
import {
	durationHistogram,
	getRouteClass,
	requestCounter,
	watchPool,
} from '../platform/metrics/metrics';

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const hasValidToken = (ctx: Context, token: string) =>
	isSameSecret(ctx.get('authorization'), `Bearer ${token}`);

async function sendMetrics(ctx: Context, token: string) {
	ctx.set('Cache-Control', 'no-store');
	if (!hasValidToken(ctx, token)) {
		ctx.set('WWW-Authenticate', 'Bearer');
		ctx.status = 401;
		ctx.body = '';
		return;
	}
	ctx.type = register.contentType;
	ctx.body = await register.metrics();
}

/** Counts and times each request, and serves `/metrics` to clients with the token. */
export default () => {
	const token = env.METRICS_TOKEN;
	if (!token) return (_ctx: Context, next: Next) => next();
	collectDefaultMetrics();
	watchPool();
	return async (ctx: Context, next: Next) => {
		if (ctx.path === '/metrics') return sendMetrics(ctx, token);
		const since = process.hrtime.bigint();
		try {
			await next();
		} finally {
			const route = getRouteClass(ctx);
			const method = knownMethods.has(ctx.method) ? ctx.method : 'other';
			durationHistogram.observe({ route }, Number(process.hrtime.bigint() - since) / 1e9);
			requestCounter.inc({ route, method, status: String(ctx.status) });
		}
	};
};
