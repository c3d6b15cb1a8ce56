import { hasBody } from '@sumu/contract/bodies';
import type { Context, Next } from 'koa';
import { discardBody } from '../platform/lib/discard-body';

/** Milliseconds for the rest of a body after the response is ready. */
const REST_TIMEOUT_MS = 2000;

/**
 * Reads each body to its end before the response is sent. If the end does not arrive in time, the connection is
 * closed, because the site or a proxy would reuse it for another visitor's request.
 */
export default () => async (ctx: Context, next: Next) => {
	if (!hasBody(ctx.headers)) return next();
	try {
		await next();
	} finally {
		await discardBody(ctx.req, AbortSignal.timeout(REST_TIMEOUT_MS));
		if (!ctx.req.readableEnded) ctx.set('Connection', 'close');
	}
};
