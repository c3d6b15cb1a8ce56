import type { Context, Next } from 'koa';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Forbids caching of responses to writes, of responses to requests with a token and of responses that set a cookie.
 */
export default () => async (ctx: Context, next: Next) => {
	await next();
	const isForAll =
		safeMethods.has(ctx.method) &&
		!ctx.get('authorization') &&
		!ctx.response.get('set-cookie').length;
	if (!isForAll) ctx.set('Cache-Control', 'no-store');
};
