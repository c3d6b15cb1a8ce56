import type { Context, Next } from 'koa';
import { isContractPath } from '../contract/paths';

/** Clients of the original backend write `/projects/page=1` without `/api`. */
export default () => (ctx: Context, next: Next) => {
	if (isContractPath(ctx.path)) ctx.path = `/api${ctx.path}`;
	return next();
};
