import type { Context, Next } from 'koa';
import { logSecurity } from '../platform/security/security-log';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Ignores 401 for reads without a token, which only asks for a sign-in, and for `/api/auth/`, which logs its own
 * events.
 */
const isRefusal = (ctx: Context) =>
	ctx.status === 403 ||
	(ctx.status === 401 &&
		!ctx.path.startsWith('/api/auth/') &&
		(!safeMethods.has(ctx.method) || ctx.get('authorization') !== ''));

/** Writes refused calls to the security log. */
export default () => async (ctx: Context, next: Next) => {
	await next();
	if (isRefusal(ctx)) logSecurity('call refused', { status: ctx.status });
};
