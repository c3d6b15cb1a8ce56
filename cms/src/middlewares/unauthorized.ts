import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import type { Context, Next } from 'koa';

/** Strapi refuses nobody in particular with 403; who has shown no token may yet show one. */
export default () => async (ctx: Context, next: Next) => {
	await next();
	const { auth, route } = ctx.state;
	if (ctx.status === 403 && route && ctx.path.startsWith('/api/') && !auth?.credentials)
		throw new errors.UnauthorizedError(messages.unauthorized);
};
