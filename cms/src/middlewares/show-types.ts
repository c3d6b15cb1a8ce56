import type { Context, Next } from 'koa';
import { showType } from './bodies';

/** Restores the type of requests that the body parser has left unread. */
export default () => (ctx: Context, next: Next) => {
	showType(ctx);
	return next();
};
