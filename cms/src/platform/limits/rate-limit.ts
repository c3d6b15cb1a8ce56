import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import type { Context, Next } from 'koa';
import {
	type RateLimiterAbstract,
	RateLimiterMemory,
	RateLimiterRedis,
	RateLimiterRes,
} from 'rate-limiter-flexible';
import { env } from '../../env';
import { addressKey } from '../lib/ip-addresses';
import { getRedis } from '../lib/redis';
import { refusalCounter } from '../metrics/metrics';
import { logSecurity } from '../security/security-log';

/**
 * Responds with 429.
 * @param wait milliseconds until another call makes sense
 */
export function rejectTooManyRequests(ctx: Context, wait: number): never {
	refusalCounter.inc();
	ctx.set('Retry-After', String(Math.max(1, Math.ceil(wait / 1000))));
	throw new errors.RateLimitError(messages.tooManyRequests);
}

const LIMIT_WINDOW_SECONDS = 60;

const rateLimiters = new Map<string, RateLimiterAbstract>();

/** Returns the limiter of this name, so that two routes with one name count together without Redis as well. */
function getRateLimiter(name: string, points: number) {
	const limiter = rateLimiters.get(name) ?? createRateLimiter(name, points);
	rateLimiters.set(name, limiter);
	return limiter;
}

function createRateLimiter(name: string, points: number) {
	const options = { keyPrefix: `limit:${name}`, points, duration: LIMIT_WINDOW_SECONDS };
	const storeClient = getRedis();
	return storeClient
		? new RateLimiterRedis({
				...options,
				storeClient,
				insuranceLimiter: new RateLimiterMemory(options),
			})
		: new RateLimiterMemory(options);
}

/** Returns the key under which a call is counted; undefined if it is not counted. */
type KeyOf = (ctx: Context) => string | undefined | Promise<string | undefined>;

const byAddress: KeyOf = ({ ip }) => addressKey(ip);

/**
 * Creates a limit of `points` calls a minute for each address, or for each key from `keyOf`. All limits of one
 * `name` count together.
 */
export function createRateLimit(
	name: string,
	points: number,
	keyOf = byAddress,
): RateLimitMiddleware {
	const calls = getRateLimiter(name, points);
	const limit = async (ctx: Context, next: Next) => {
		const key = await keyOf(ctx);
		if (key === undefined) return next();
		try {
			await calls.consume(key);
		} catch (refusal) {
			if (!(refusal instanceof RateLimiterRes)) throw refusal;
			// Log only the first refusal, even if there are many.
			if (refusal.consumedPoints === points + 1) logSecurity('limit reached', { limit: name });
			rejectTooManyRequests(ctx, refusal.msBeforeNext);
		}
		return next();
	};
	rateLimitMiddlewares.add(limit);
	return limit;
}

/** Middleware that counts a call, and responds with 429 above the limit. */
export type RateLimitMiddleware = (ctx: Context, next: Next) => Promise<unknown>;

const rateLimitMiddlewares = new WeakSet<object>();

/** Checks whether a route's middleware is a limit. */
export const isRateLimit = (middleware: unknown): middleware is RateLimitMiddleware =>
	typeof middleware === 'function' && rateLimitMiddlewares.has(middleware);

/** Limit shared by contact, newsletter and review. */
export const submitRateLimit = createRateLimit('submit', env.SUBMIT_RATE_LIMIT);

/** Limit for an operation that costs more than a read. */
export const createCallRateLimit = (operation: string) =>
	createRateLimit(operation, env.CALL_RATE_LIMIT);

/** Limit for an authentication operation. */
export const createAuthRateLimit = (operation: string, keyOf?: KeyOf) =>
	createRateLimit(operation, env.AUTH_RATE_LIMIT, keyOf);
