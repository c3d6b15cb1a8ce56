import type { Context, Next } from 'koa';
import { logSecurity } from '../platform/security/security-log';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whoever reads without a token is asked to sign in, which is no event; signing in has events of its own. */
const isRefusal = (ctx: Context) =>
	ctx.status === 403 ||
	(ctx.status === 401 &&
		!ctx.path.startsWith('/api/auth/') &&
		(!reads.has(ctx.method) || ctx.get('authorization') !== ''));

/** Tells the log of calls that somebody may not make. */
export default () => async (ctx: Context, next: Next) => {
	await next();
	if (isRefusal(ctx)) logSecurity('call refused', { status: ctx.status });
};
