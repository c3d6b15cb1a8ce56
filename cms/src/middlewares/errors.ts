import { errors } from '@strapi/utils';
import {
	type ErrorResponse,
	FIRST_RETRY_DELAY_SECONDS,
	isPlainPath,
	messages,
} from '@sumu/contract';
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

/** Returns the 4xx status of a body parser's error; the parsers name the property differently. */
function statusOf(error: Error): number | undefined {
	const status =
		'status' in error ? error.status : 'httpCode' in error ? error.httpCode : undefined;
	return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/** Answers errors of the body parsers, such as invalid JSON. Strapi would log them as server errors. */
function sendParserError(ctx: Context, error: unknown) {
	if (!(error instanceof Error) || error instanceof errors.ApplicationError) throw error;
	const status = statusOf(error);
	if (!status) throw error;
	const { name, message } = error;
	const details = 'details' in error ? error.details : {};
	ctx.status = status;
	ctx.body = { data: null, error: { status, name, message, details } };
}

/** Turns Strapi's 403 for callers without a token into 401, because signing in may give them access. */
function demandSignIn(ctx: Context) {
	const { auth, route } = ctx.state;
	if (ctx.status === 403 && route && ctx.path.startsWith('/api/') && !auth?.credentials)
		throw new errors.UnauthorizedError(messages.unauthorizedRequest);
}

/** Responds with 404 to paths that the router would read differently from how the client wrote them. */
function demandPlainPath(ctx: Context) {
	if (ctx.path.startsWith('/api/') && !isPlainPath(ctx.path)) throw new errors.NotFoundError();
}

async function answer(ctx: Context, next: Next) {
	demandPlainPath(ctx);
	try {
		await next();
		demandSignIn(ctx);
	} catch (error) {
		sendParserError(ctx, error);
	}
}

/**
 * Responds with 503 if the database, the disk or a required service is unavailable, or if the database aborted the
 * transaction because of another one. Other errors during a database failure also become 503, because the failure may
 * be their cause: a session that cannot be read looks expired. So does a success whose commit was lost.
 */
export default () => async (ctx: Context, next: Next) => {
	const startTimeMs = performance.now();
	try {
		await answer(ctx, next);
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
