import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import type { Context, Next } from 'koa';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../../env';
import { redis } from '../lib/redis';

const minute = 60;

function limiter(name: string, points: number) {
	const options = { keyPrefix: `limit:${name}`, points, duration: minute };
	const storeClient = redis();
	return storeClient
		? new RateLimiterRedis({
				...options,
				storeClient,
				insuranceLimiter: new RateLimiterMemory(options),
			})
		: new RateLimiterMemory(options);
}

/** Lets an address make `points` calls a minute; all routes of one `name` count together. */
export function limited(name: string, points: number) {
	const calls = limiter(name, points);
	const limit = async (ctx: Context, next: Next) => {
		try {
			await calls.consume(ctx.ip);
		} catch (refusal) {
			if (!(refusal instanceof RateLimiterRes)) throw refusal;
			ctx.set('Retry-After', String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))));
			throw new errors.RateLimitError(messages.tooManyRequests);
		}
		return next();
	};
	limits.add(limit);
	return limit;
}

const limits = new WeakSet<object>();

/** Whether a route's middleware is a limit. */
export const isLimit = (middleware: unknown): boolean =>
	typeof middleware === 'function' && limits.has(middleware);

/** Contact, newsletter and review. */
export const limitedSubmit = limited('submit', env.SUBMIT_RATE_LIMIT);

/** Calls of the identity provider, each counted by itself. */
export const limitedAuth = (operation: string) => limited(operation, env.AUTH_RATE_LIMIT);
