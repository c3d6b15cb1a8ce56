import type { Context, Next } from 'koa';

/** An uploaded file is data: opened as a page it may run nothing and load nothing. */
export default () => async (ctx: Context, next: Next) => {
	await next();
	if (!ctx.path.startsWith('/uploads/')) return;
	ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
	ctx.set('X-Content-Type-Options', 'nosniff');
};
