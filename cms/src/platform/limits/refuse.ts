import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import type { Context } from 'koa';
import { refusalCounter } from '../metrics/metrics';

/**
 * Responds with 429.
 * @param wait milliseconds until another call makes sense
 */
export function rejectTooManyRequests(ctx: Context, wait: number): never {
	refusalCounter.inc();
	ctx.set('Retry-After', String(Math.max(1, Math.ceil(wait / 1000))));
	throw new errors.RateLimitError(messages.tooManyRequests);
}
