import type { Context, Next } from 'koa';

/** Every 401 names its scheme. Browsers show no sign-in dialog for Bearer, only for Basic and its kind. */
export default () => async (ctx: Context, next: Next) => {
	await next();
	if (ctx.status === 401) ctx.set('WWW-Authenticate', 'Bearer realm="api"');
};
