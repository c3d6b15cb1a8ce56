import type { Context, Next } from 'koa';
import { isContractPath } from '../contract/paths';

/** Adds `/api` to the paths of the original backend's clients, such as `/projects/page=1`. */
export default () => (ctx: Context, next: Next) => {
	if (isContractPath(ctx.path)) ctx.path = `/api${ctx.path}`;
	return next();
};
