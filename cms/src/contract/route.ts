import type { Core } from '@strapi/strapi';
import type { Endpoint } from '@sumu/contract';
import { validated } from './validated';

interface Extras {
	policies?: NonNullable<Core.RouteConfig['policies']>;
	/** Run before the request is validated, in this order. */
	middlewares?: NonNullable<Core.RouteConfig['middlewares']>;
}

/** The Strapi route of an endpoint. Its handler is the controller action named by `operation`. */
export function route(endpoint: Endpoint, { policies = [], middlewares = [] }: Extras = {}) {
	const { params, query, body, answer } = endpoint;
	return {
		method: endpoint.method,
		path: endpoint.path,
		handler: endpoint.operation,
		request: {
			...(params ? { params: fields(params) } : {}),
			...(query ? { query: fields(query) } : {}),
			...(body ? { body: { 'application/json': body } } : {}),
		},
		response: answer,
		config: { policies, middlewares: [...middlewares, validated(endpoint)] },
	};
}

/** Strapi documents parameters one by one. */
const fields = (schema: object) =>
	'shape' in schema && schema.shape && typeof schema.shape === 'object' ? schema.shape : {};
