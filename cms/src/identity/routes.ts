import { createHash } from 'node:crypto';
import type { Endpoint } from '@sumu/contract';
import type { Context } from 'koa';
import { createRoute } from '../contract/route';
import { createAuthRateLimit, createRateLimit } from '../platform/limits/rate-limit';
import { claimsOf, readRefreshToken } from './refresh-token';
import { sessionRow } from './session-rows';

/**
 * Returns a digest of the e-mail in the body, whether or not there is such an account. Invalid addresses are refused
 * later.
 */
export function addressedAccount({ request }: Context): string | undefined {
	const body: unknown = request.body;
	if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
	if (typeof body.email !== 'string') return undefined;
	return createHash('sha256').update(body.email.trim().toLowerCase()).digest('base64url');
}

/** Returns the sign-in of the request's cookie; rotating its token does not change it. */
export async function cookieSession(ctx: Context): Promise<string | undefined> {
	const claims = claimsOf(readRefreshToken(ctx)?.token ?? '');
	if (!claims) return undefined;
	const row = await sessionRow(claims.sessionId);
	return row?.deviceId ?? claims.sessionId;
}

const sameOriginPolicies = ['global::same-origin'];

/** Authentication route with a rate limit. */
export const identityRoute = (endpoint: Endpoint) =>
	createRoute(endpoint, { middlewares: [createAuthRateLimit(endpoint.operation)] });

/**
 * Authentication route whose body contains an e-mail. It is also limited by that account, whatever the caller's
 * address.
 */
export const accountRoute = (endpoint: Endpoint) =>
	createRoute(endpoint, {
		middlewares: [
			createAuthRateLimit(endpoint.operation),
			createAuthRateLimit(`${endpoint.operation}:account`, addressedAccount),
		],
	});

/** Authentication route that sets, uses or clears the session cookie. */
export const cookieRoute = (endpoint: Endpoint) =>
	createRoute(endpoint, {
		policies: sameOriginPolicies,
		middlewares: [createAuthRateLimit(endpoint.operation)],
	});

/** Renewals per minute and session; a page needs one every ten minutes. */
const MAX_RENEWALS_PER_MINUTE = 60;

/**
 * Route that renews a session. Limited by session instead of address, because a whole office may share one address.
 */
export const renewalRoute = (endpoint: Endpoint) =>
	createRoute(endpoint, {
		policies: sameOriginPolicies,
		middlewares: [createRateLimit(endpoint.operation, MAX_RENEWALS_PER_MINUTE, cookieSession)],
	});

/** Route without a rate limit, so that signing out always works. */
export const unlimitedCookieRoute = (endpoint: Endpoint) =>
	createRoute(endpoint, { policies: sameOriginPolicies });
