import { randomUUID } from 'node:crypto';
import { requestIdFrom, requestIdHeader } from '@sumu/contract/logs';
import type { Context, Next } from 'koa';
import { env } from '../env';
import { isFromSite } from '../platform/lib/secrets';

/** Gives each request an id, or keeps the one from the site or a trusted proxy, and returns it in the response. */
export default () => (ctx: Context, next: Next) => {
	const isBelieved = env.TRUST_PROXY || isFromSite(ctx);
	const id = (isBelieved && requestIdFrom(ctx.get(requestIdHeader))) || randomUUID();
	ctx.state.requestId = id;
	ctx.set(requestIdHeader, id);
	return next();
};
