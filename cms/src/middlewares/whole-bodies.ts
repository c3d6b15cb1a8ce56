import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { hasBody } from '@sumu/contract/parts';
import type { Context, Next } from 'koa';

/**
 * Reads and discards the rest of a body. A client that is cut off while sending may never read the response, and the
 * rest would be read as the connection's next request. Stops at `signal`.
 */
export async function discardBody(request: IncomingMessage, signal?: AbortSignal): Promise<void> {
	if (request.readableEnded) return;
	request.unpipe().resume();
	await finished(request, { writable: false, ...(signal && { signal }) }).catch(() => {});
}

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
