import { STATUS_CODES } from 'node:http';
import { messages } from '@sumu/contract';
import type { Context, Next } from 'koa';
import { logSecurity } from '../platform/security/security-log';

interface Failure {
	name?: string;
	message?: string;
	details?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps the path and message of each field error. The rejected value, which may be a password, is not sent back. */
function sanitizeDetails(rawDetails: unknown) {
	if (!isRecord(rawDetails)) return {};
	if (!Array.isArray(rawDetails.errors)) return rawDetails;
	return {
		...rawDetails,
		errors: rawDetails.errors.map(({ path, message }) => ({ path, message })),
	};
}

/** Replacements for Strapi's messages; this one is sent when a policy denies access. */
const messageReplacements: Readonly<Record<string, string>> = {
	'Policy Failed': messages.notYours,
};

/** Gives every error below /api the contract's format, wherever it comes from. */
function formatError(ctx: Context) {
	const { status, body } = ctx;
	if (status < 400 || !/^\/api(?:\/|$)/.test(ctx.path)) return;
	if (isRecord(body) && 'status' in body) return;
	const failure: Failure = isRecord(body) && isRecord(body.error) ? body.error : {};
	const name = STATUS_CODES[status] ?? 'Error';
	ctx.body = {
		status: false,
		data: null,
		error: {
			status,
			name: failure.name ?? `${name.replaceAll(' ', '')}Error`,
			message: messageReplacements[failure.message ?? ''] ?? failure.message ?? name,
			details: sanitizeDetails(failure.details),
		},
	};
	ctx.status = status;
	if (status === 429 && !ctx.response.get('Retry-After')) ctx.set('Retry-After', '60');
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Ignores 401 for reads without a token, which only asks for a sign-in, and for `/api/auth/`, which logs its own
 * events.
 */
const isRefusal = (ctx: Context) =>
	ctx.status === 403 ||
	(ctx.status === 401 &&
		!ctx.path.startsWith('/api/auth/') &&
		(!safeMethods.has(ctx.method) || ctx.get('authorization') !== ''));

/** Checks for responses to reads without a token that set no cookie. Only these may be cached. */
const isForEveryone = (ctx: Context) =>
	safeMethods.has(ctx.method) &&
	!ctx.get('authorization') &&
	!ctx.response.get('set-cookie').length;

/** Completes every response: format of errors, security log, authentication scheme and caching. */
export default () => async (ctx: Context, next: Next) => {
	await next();
	formatError(ctx);
	if (isRefusal(ctx)) logSecurity('call refused', { status: ctx.status });
	// For Bearer, unlike Basic, browsers show no sign-in dialog.
	if (ctx.status === 401) ctx.set('WWW-Authenticate', 'Bearer realm="api"');
	if (!isForEveryone(ctx)) ctx.set('Cache-Control', 'no-store');
};
