import type { Endpoint } from '@sumu/contract';
import { route } from '../contract/route';
import { limited, limitedAuth } from '../platform/limits/rate-limit';
import { addressedAccount, cookieSession } from './limit-keys';

const policies = ['global::same-origin'];

/** A call of the identity provider. */
export const identityRoute = (endpoint: Endpoint) =>
	route(endpoint, { middlewares: [limitedAuth(endpoint.operation)] });

/** One that names an account by its e-mail, and so counts for that too, whoever calls. */
export const accountRoute = (endpoint: Endpoint) =>
	route(endpoint, {
		middlewares: [
			limitedAuth(endpoint.operation),
			limitedAuth(`${endpoint.operation}:account`, addressedAccount),
		],
	});

/** One that sets, uses or clears the cookie of the session. */
export const cookieRoute = (endpoint: Endpoint) =>
	route(endpoint, { policies, middlewares: [limitedAuth(endpoint.operation)] });

/** A minute: a page asks once in ten. */
const renewals = 60;

/** One that a whole office behind one address makes again and again: each session counts by itself. */
export const renewalRoute = (endpoint: Endpoint) =>
	route(endpoint, {
		policies,
		middlewares: [limited(endpoint.operation, renewals, cookieSession)],
	});

/** Signing out: nobody is kept in by a limit. */
export const unlimitedCookieRoute = (endpoint: Endpoint) => route(endpoint, { policies });
