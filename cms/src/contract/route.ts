import type { Core } from '@strapi/strapi';
import { apiEndpoints, type Endpoint } from '@sumu/contract';
import { type BodyValidator, validateRequest } from './validate-request';

interface Extras {
	policies?: NonNullable<Core.RouteConfig['policies']>;
	/** Run before the request is validated, in this order. */
	middlewares?: NonNullable<Core.RouteConfig['middlewares']>;
	demands?: BodyValidator;
}

/** Returns the Strapi route of an endpoint. Its handler is the controller action named by `operation`. */
export function createRoute(
	endpoint: Endpoint,
	{ policies = [], middlewares = [], demands }: Extras = {},
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

/** Returns the routes of all endpoints of a controller. `demands` has the validators of single actions. */
export const createRoutes = (
	controller: string,
	demands: Readonly<Record<string, BodyValidator>> = {},
) => ({
	routes: Object.values(apiEndpoints)
		.filter(({ operation }) => operation.startsWith(`${controller}.`))
		.map((endpoint) => {
			const validator = demands[endpoint.operation.slice(controller.length + 1)];
			return createRoute(endpoint, validator && { demands: validator });
		}),
});
