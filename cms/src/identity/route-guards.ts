import { createHash } from 'node:crypto';
import type { Endpoint } from '@sumu/contract';
import type { Context } from 'koa';
import type { RouteExtras } from '../contract/route';
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

/** Refuses calls from other sites. There is no rate limit, so that signing out always works. */
export const sameOriginGuards: RouteExtras = { policies: ['global::same-origin'] };

/** Limits an authentication call by address. */
export const createSignInLimit = ({ operation }: Endpoint): RouteExtras => ({
	middlewares: [createAuthRateLimit(operation)],
});

/** Limits an authentication call whose body contains an e-mail, by address and by that account. */
export const createAccountLimits = ({ operation }: Endpoint): RouteExtras => ({
	middlewares: [
		createAuthRateLimit(operation),
		createAuthRateLimit(`${operation}:account`, addressedAccount),
	],
});

/** Guards an authentication call that sets, uses or clears the session cookie. */
export const createCookieGuards = (endpoint: Endpoint): RouteExtras => ({
	...sameOriginGuards,
	...createSignInLimit(endpoint),
});

/** Renewals per minute and session; a page needs one every ten minutes. */
const MAX_RENEWALS_PER_MINUTE = 60;

/** Guards the renewal of a session. It is limited by session, because a whole office may share one address. */
export const createRenewalGuards = ({ operation }: Endpoint): RouteExtras => ({
	...sameOriginGuards,
	middlewares: [createRateLimit(operation, MAX_RENEWALS_PER_MINUTE, cookieSession)],
});
