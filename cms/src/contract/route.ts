import type { Core } from '@strapi/strapi';
import type { Endpoint } from '@sumu/contract';
import { type BodyValidator, validateRequest } from './validate-request';

/** Guards of a call in addition to its role and its contract. */
export interface RouteExtras {
	policies?: NonNullable<Core.RouteConfig['policies']>;
	/** Run before the request is validated, in this order. */
	middlewares?: NonNullable<Core.RouteConfig['middlewares']>;
	demands?: BodyValidator;
}

/** Returns the Strapi route of an endpoint. Its handler is the controller action named by `operation`. */
export function createRoute(
	endpoint: Endpoint,
	{ policies = [], middlewares = [], demands }: RouteExtras = {},
) {
	return {
		method: endpoint.method,
		path: endpoint.path,
		handler: endpoint.operation,
		config: {
			// API tokens are refused: they have no account, and so no rank to check.
			auth: { strategies: ['users-permissions'] },
			policies,
			middlewares: [...middlewares, validateRequest(endpoint, demands)],
		},
	};
}
