import type { Context, Next } from 'koa';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../../env';
import { redis } from '../lib/redis';
import { logSecurity } from '../security/security-log';
import { addressKey } from './address-key';
import { refuse } from './refuse';

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

/** Returns the key under which a call is counted; undefined if it is not counted. */
type KeyOf = (ctx: Context) => string | undefined | Promise<string | undefined>;

const byAddress: KeyOf = ({ ip }) => addressKey(ip);

/**
 * Creates a limit of `points` calls a minute for each address, or for each key from `keyOf`. With Redis, all limits
 * of one `name` count together.
 */
export function limited(name: string, points: number, keyOf = byAddress): Limit {
	const calls = limiter(name, points);
	const limit = async (ctx: Context, next: Next) => {
		const key = await keyOf(ctx);
		if (key === undefined) return next();
		try {
			await calls.consume(key);
		} catch (refusal) {
			if (!(refusal instanceof RateLimiterRes)) throw refusal;
			// Log only the first refusal, even if there are many.
			if (refusal.consumedPoints === points + 1) logSecurity('limit reached', { limit: name });
			refuse(ctx, refusal.msBeforeNext);
		}
		return next();
	};
	limits.add(limit);
	return limit;
}

/** Middleware that counts a call, and responds with 429 above the limit. */
export type Limit = (ctx: Context, next: Next) => Promise<unknown>;

const limits = new WeakSet<object>();

/** Checks whether a route's middleware is a limit. */
export const isLimit = (middleware: unknown): middleware is Limit =>
	typeof middleware === 'function' && limits.has(middleware);

/** Limit shared by contact, newsletter and review. */
export const limitedSubmit = limited('submit', env.SUBMIT_RATE_LIMIT);

/** Limit for an operation that costs more than a read. */
export const limitedCall = (operation: string) => limited(operation, env.CALL_RATE_LIMIT);

/** Limit for an authentication operation. */
export const limitedAuth = (operation: string, keyOf?: KeyOf) =>
	limited(operation, env.AUTH_RATE_LIMIT, keyOf);
