import type { Context, Next } from 'koa';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a token, a cookie or a form brought about is its sender's alone: nobody on the way keeps it. */
export default () => async (ctx: Context, next: Next) => {
	await next();
	const isForAll =
		reads.has(ctx.method) && !ctx.get('authorization') && !ctx.response.get('set-cookie').length;
	if (!isForAll) ctx.set('Cache-Control', 'no-store');
};
