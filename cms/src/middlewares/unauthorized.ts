import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import type { Context, Next } from 'koa';

/** Turns Strapi's 403 for callers without a token into 401, because signing in may give them access. */
export default () => async (ctx: Context, next: Next) => {
	await next();
	const { auth, route } = ctx.state;
	if (ctx.status === 403 && route && ctx.path.startsWith('/api/') && !auth?.credentials)
		throw new errors.UnauthorizedError(messages.unauthorizedRequest);
};
