import { FIRST_RETRY_DELAY_SECONDS } from '@sumu/contract';
import { statePaths } from '@sumu/contract/parts';
import type { Context, Next } from 'koa';
import { isDatabaseReachable } from '../platform/database/ping';

/** Readiness check: 204 if the database answers, else 503. Strapi itself serves the liveness check. */
export default () => async (ctx: Context, next: Next) => {
	if (ctx.path !== statePaths.ready) return next();
	ctx.set('Cache-Control', 'no-store');
	ctx.status = (await isDatabaseReachable()) ? 204 : 503;
	if (ctx.status === 503) ctx.set('Retry-After', String(FIRST_RETRY_DELAY_SECONDS));
};
