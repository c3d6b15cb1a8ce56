import type { Context, Next } from 'koa';
import { flushPurges } from '../platform/purge/schedule-purge';

/** Sends pending purges before the response to a write, so that its author sees the change on the site at once. */
export default () => async (ctx: Context, next: Next) => {
	try {
		await next();
	} finally {
		if (ctx.method !== 'GET') await flushPurges();
	}
};
