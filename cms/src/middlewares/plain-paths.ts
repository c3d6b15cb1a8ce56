import { errors } from '@strapi/utils';
import { isPlainPath } from '@sumu/contract';
import type { Context, Next } from 'koa';

/** Responds with 404 to paths that the router would read differently from how the client wrote them. */
export default () => (ctx: Context, next: Next) => {
	if (ctx.path.startsWith('/api/') && !isPlainPath(ctx.path)) throw new errors.NotFoundError();
	return next();
};
