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

/** Whose calls are counted together; undefined where a call is not counted. */
type KeyOf = (ctx: Context) => string | undefined | Promise<string | undefined>;

const byAddress: KeyOf = ({ ip }) => addressKey(ip);

/** Lets an address, or whom else `keyOf` names, make `points` calls a minute; all routes of one `name` count together. */
export function limited(name: string, points: number, keyOf = byAddress): Limit {
	const calls = limiter(name, points);
	const limit = async (ctx: Context, next: Next) => {
		const key = await keyOf(ctx);
		if (key === undefined) return next();
		try {
			await calls.consume(key);
		} catch (refusal) {
			if (!(refusal instanceof RateLimiterRes)) throw refusal;
			// One line tells of a crowd.
			if (refusal.consumedPoints === points + 1) logSecurity('limit reached', { limit: name });
			refuse(ctx, refusal.msBeforeNext);
		}
		return next();
	};
	limits.add(limit);
	return limit;
}

/** Counts a call, and answers 429 above the limit. */
export type Limit = (ctx: Context, next: Next) => Promise<unknown>;

const limits = new WeakSet<object>();

/** Whether a route's middleware is a limit. */
export const isLimit = (middleware: unknown): middleware is Limit =>
	typeof middleware === 'function' && limits.has(middleware);

/** Contact, newsletter and review. */
export const limitedSubmit = limited('submit', env.SUBMIT_RATE_LIMIT);

/** What costs more than a read, each counted by itself. */
export const limitedCall = (operation: string) => limited(operation, env.CALL_RATE_LIMIT);

/** Calls of the identity provider, each counted by itself. */
export const limitedAuth = (operation: string, keyOf?: KeyOf) =>
	limited(operation, env.AUTH_RATE_LIMIT, keyOf);
