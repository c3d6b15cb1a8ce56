import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { redactPath, requestIdFrom, requestIdHeader } from '@sumu/contract/logs';
import type { Context, Next } from 'koa';
import { collectDefaultMetrics, register } from 'prom-client';
import { env } from '../env';
import { isFromSite, isSameSecret } from '../platform/lib/secrets';
import {
	durationHistogram,
	getRouteClass,
	requestCounter,
	watchPool,
} from '../platform/metrics/metrics';

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Gives each request an id, or keeps the one from the site or a trusted proxy, and returns it in the response. */
function assignRequestId(ctx: Context) {
	const isTrusted = env.TRUST_PROXY || isFromSite(ctx);
	const id = (isTrusted && requestIdFrom(ctx.get(requestIdHeader))) || randomUUID();
	ctx.state.requestId = id;
	ctx.set(requestIdHeader, id);
}

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
function createMetrics(token: string) {
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
}

/** Gives each request an id, measures it, and logs it when it has been answered. */
export default () => {
	const token = env.METRICS_TOKEN;
	const measure = token ? createMetrics(token) : (_ctx: Context, next: Next) => next();
	return async (ctx: Context, next: Next) => {
		assignRequestId(ctx);
		const since = performance.now();
		/** Path as requested; later middlewares rewrite it. */
		const path = redactPath(ctx.url);
		try {
			await measure(ctx, next);
		} finally {
			const ms = Math.round(performance.now() - since);
			if (env.ACCESS_LOG)
				strapi.log.info('request', { method: ctx.method, path, status: ctx.status, ms });
		}
	};
};
