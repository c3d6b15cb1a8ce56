import type { Context, Next } from 'koa';

/** Names the authentication scheme in every 401. For Bearer, unlike Basic, browsers show no sign-in dialog. */
export default () => async (ctx: Context, next: Next) => {
	await next();
	if (ctx.status === 401) ctx.set('WWW-Authenticate', 'Bearer realm="api"');
};
