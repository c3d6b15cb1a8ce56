import { errors } from '@strapi/utils';
import { isPlainPath } from '@sumu/contract';
import type { Context, Next } from 'koa';

/** What is matched is what is meant: 404 for a path that the router would read other than a client wrote it. */
export default () => (ctx: Context, next: Next) => {
	if (ctx.path.startsWith('/api/') && !isPlainPath(ctx.path)) throw new errors.NotFoundError();
	return next();
};
