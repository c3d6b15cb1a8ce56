import type { Endpoint } from '@sumu/contract';
import { createRoute } from '../contract/route';
import { createAuthRateLimit, createRateLimit } from '../platform/limits/rate-limit';
import { addressedAccount, cookieSession } from './limit-keys';

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
