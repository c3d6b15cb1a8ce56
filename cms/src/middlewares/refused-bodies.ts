import type { Core } from '@strapi/strapi';
import {
	encodedBody,
	hasBody,
	isEncoded,
	parsedMethods,
	refusedBodyHeader,
} from '@sumu/contract/bodies';
import type { Context, Next } from 'koa';
import { createCallRateLimit } from '../platform/limits/rate-limit';
import { routeLimits } from '../platform/limits/route-limits';

const isUnparsed = ({ method, headers, request }: Context) =>
	parsedMethods.includes(method) && hasBody(headers) && request.body === undefined;

const noop = async () => {};

/**
 * Refuses compressed bodies with 415. Every refused body counts towards the rate limit of its route, or towards a
 * shared limit if the route has none, because route limits run after the body parser. The site reports the bodies
 * that it refuses itself.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
	const limitsAt = routeLimits(strapi);
	const sharedLimit = createCallRateLimit('refused-bodies');

	/** @throws RateLimitError (429) */
	async function count(ctx: Context) {
		const limits = limitsAt(ctx.method, ctx.path);
		for (const limit of limits.length > 0 ? limits : [sharedLimit]) await limit(ctx, noop);
	}

	return async (ctx: Context, next: Next) => {
		const reportedStatus = Number(ctx.get(refusedBodyHeader));
		const status = isEncoded(ctx.headers) ? 415 : reportedStatus;
		if (status) {
			await count(ctx);
			return status === 415 ? ctx.throw(415, encodedBody) : ctx.throw(status);
		}
		try {
			await next();
		} catch (error) {
			if (isUnparsed(ctx)) await count(ctx);
			throw error;
		}
		if (ctx.status >= 400 && isUnparsed(ctx)) await count(ctx);
	};
};
