import { type ErrorResponse, messages, retryAfter } from '@sumu/contract';
import type { Context, Next } from 'koa';
import { isDatabaseFailure, wasGivenUp } from '../platform/database/failure';
import { hasFailedSince, hasLostCommitSince } from '../platform/database/watch';
import { isUnavailable, Unavailable } from '../platform/lib/unavailable';

const response = (message: string): ErrorResponse => ({
	status: false,
	data: null,
	error: {
		status: 503,
		name: 'ServiceUnavailableError',
		message,
		details: {},
	},
});

/** Refusals that no database was asked for. */
const unasked = new Set([413, 429]);

function refuse(ctx: Context, words: string = messages.unavailable) {
	// A cookie that would be cleared is as good as before.
	ctx.remove('Set-Cookie');
	ctx.remove('Content-Type');
	ctx.status = 503;
	ctx.body = response(words);
	ctx.set('Retry-After', String(retryAfter));
}

/**
 * Answers 503 where the database, the disk or a service that is needed cannot be used, or the database gave the call up for another one.
 * Whatever else a call was refused with while the database failed is not believed: who could not read a session says that it is over.
 * Nor is a success, where a commit was lost.
 */
export default () => async (ctx: Context, next: Next) => {
	const begun = performance.now();
	try {
		await next();
	} catch (error) {
		const mayPassLater = isDatabaseFailure(error) || wasGivenUp(error) || isUnavailable(error);
		if (!mayPassLater && !hasFailedSince(begun)) throw error;
		return refuse(ctx, error instanceof Unavailable ? error.words : undefined);
	}
	const isRefused = ctx.status >= 400 && !unasked.has(ctx.status);
	if (isRefused ? hasFailedSince(begun) : hasLostCommitSince(begun)) refuse(ctx);
};
