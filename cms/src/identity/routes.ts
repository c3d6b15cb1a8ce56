import type { Endpoint } from '@sumu/contract';
import { route } from '../contract/route';
import { limited, limitedAuth } from '../platform/limits/rate-limit';
import { addressedAccount, cookieSession } from './limit-keys';

const policies = ['global::same-origin'];

/** Authentication route with a rate limit. */
export const identityRoute = (endpoint: Endpoint) =>
	route(endpoint, { middlewares: [limitedAuth(endpoint.operation)] });

/**
 * Authentication route whose body contains an e-mail. It is also limited by that account, whatever the caller's
 * address.
 */
export const accountRoute = (endpoint: Endpoint) =>
	route(endpoint, {
		middlewares: [
			limitedAuth(endpoint.operation),
			limitedAuth(`${endpoint.operation}:account`, addressedAccount),
		],
	});

/** Authentication route that sets, uses or clears the session cookie. */
export const cookieRoute = (endpoint: Endpoint) =>
	route(endpoint, { policies, middlewares: [limitedAuth(endpoint.operation)] });

/** Renewals per minute and session; a page needs one every ten minutes. */
const renewals = 60;

/**
 * Route that renews a session. Limited by session instead of address, because a whole office may share one address.
 */
export const renewalRoute = (endpoint: Endpoint) =>
	route(endpoint, {
		policies,
		middlewares: [limited(endpoint.operation, renewals, cookieSession)],
	});

/** Route without a rate limit, so that signing out always works. */
export const unlimitedCookieRoute = (endpoint: Endpoint) => route(endpoint, { policies });
