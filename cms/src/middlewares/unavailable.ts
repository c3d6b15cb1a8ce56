import { type ErrorResponse, FIRST_RETRY_DELAY_SECONDS, messages } from '@sumu/contract';
import type { Context, Next } from 'koa';
import {
	hasFailedSince,
	hasLostCommitSince,
	isDatabaseFailure,
	isTransactionConflict,
} from '../platform/database/failures';
import { isUnavailable, Unavailable } from '../platform/lib/http-errors';

const buildErrorResponse = (message: string): ErrorResponse => ({
	status: false,
	data: null,
	error: {
		status: 503,
		name: 'ServiceUnavailableError',
		message,
		details: {},
	},
});

/** Error statuses that do not depend on the database. */
const databaseFreeStatuses = new Set([413, 429]);

function sendUnavailable(ctx: Context, words: string = messages.serverUnavailable) {
	// The response may clear a session cookie that is still valid.
	ctx.remove('Set-Cookie');
	ctx.remove('Content-Type');
	ctx.status = 503;
	ctx.body = buildErrorResponse(words);
	ctx.set('Retry-After', String(FIRST_RETRY_DELAY_SECONDS));
}

/**
 * Responds with 503 if the database, the disk or a required service is unavailable, or if the database aborted the
 * transaction because of another one. Other errors during a database failure also become 503, because the failure may
 * be their cause: a session that cannot be read looks expired. So does a success whose commit was lost.
 */
export default () => async (ctx: Context, next: Next) => {
	const startTimeMs = performance.now();
	try {
		await next();
	} catch (error) {
		const mayPassLater =
			isDatabaseFailure(error) || isTransactionConflict(error) || isUnavailable(error);
		if (!mayPassLater && !hasFailedSince(startTimeMs)) throw error;
		return sendUnavailable(ctx, error instanceof Unavailable ? error.words : undefined);
	}
	const isRefused = ctx.status >= 400 && !databaseFreeStatuses.has(ctx.status);
	if (isRefused ? hasFailedSince(startTimeMs) : hasLostCommitSince(startTimeMs))
		sendUnavailable(ctx);
};
