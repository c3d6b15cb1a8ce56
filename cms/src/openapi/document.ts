import type { Core } from '@strapi/strapi';
import { type EndpointName, endpoints, errorSchema } from '@sumu/contract';
import { guardsOf } from './guards';
import { jsonSchema } from './json-schema';
import { operation } from './operation';

const openapiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** The OpenAPI document of every call of the contract. */
export function openapiDocument(strapi: Core.Strapi) {
	const guards = guardsOf(strapi);
	const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
	for (const name of Object.keys(endpoints) as EndpointName[]) {
		const { path, method, operation: handler } = endpoints[name];
		const guard = guards.get(handler);
		if (!guard) throw new Error(`${handler} has no route`);
		paths[openapiPath(path)] = {
			...paths[openapiPath(path)],
			[method.toLowerCase()]: operation(name, guard),
		};
	}
	return {
		openapi: '3.1.0',
		info: {
			title: 'API',
			version: '1.0.0',
			description:
				'Bodies and answers are JSON. A token comes from `POST /auth/local` and travels as `Authorization: Bearer …`. Unknown keys of a body are dropped.',
		},
		servers: [{ url: '/api' }],
		paths,
		components: {
			schemas: { Error: jsonSchema(errorSchema, 'output') },
			securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
		},
	};
}

export type OpenapiDocument = ReturnType<typeof openapiDocument>;
