import { performance } from 'node:perf_hooks';
import { redactPath } from '@sumu/contract/logs';
import type { Context, Next } from 'koa';
import { env } from '../env';

/** Logs each request when it has been answered. */
export default () => async (ctx: Context, next: Next) => {
	const since = performance.now();
	/** Path as requested; later middlewares rewrite it. */
	const path = redactPath(ctx.url);
	try {
		await next();
	} finally {
		const ms = Math.round(performance.now() - since);
		if (env.ACCESS_LOG)
			strapi.log.info('request', { method: ctx.method, path, status: ctx.status, ms });
	}
};
