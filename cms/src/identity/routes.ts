import type { Endpoint } from '@sumu/contract';
import { route } from '../contract/route';
import { limitedAuth } from '../platform/limits/rate-limit';

/** A call of the identity provider. */
export const identityRoute = (endpoint: Endpoint) =>
	route(endpoint, { middlewares: [limitedAuth(endpoint.operation)] });

/** One that sets, uses or clears the cookie of the session. */
export const cookieRoute = (endpoint: Endpoint) =>
	route(endpoint, {
		policies: ['global::same-origin'],
		middlewares: [limitedAuth(endpoint.operation)],
	});
