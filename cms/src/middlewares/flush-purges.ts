import type { Context, Next } from 'koa';
import { flushPurges } from '../platform/purge/changes';

/** Whoever has changed something and looks at the site next sees it changed. */
export default () => async (ctx: Context, next: Next) => {
	try {
		await next();
	} finally {
		if (ctx.method !== 'GET') await flushPurges();
	}
};
