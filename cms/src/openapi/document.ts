import type { Core } from '@strapi/strapi';
import { apiEndpoints, type EndpointName, errorSchema } from '@sumu/contract';
import { describeTag } from './descriptions';
import { errorResponses } from './error-responses';
import { guardsOf } from './guards';
import { Components } from './json-schema';
import { describeOperation, tagOf } from './operation';
import { getDocumentedPaths } from './paths';
import { securitySchemes } from './security';

const apiDescription = `The content, the accounts and the forms of a portfolio and freelance site.

Bodies and responses are JSON. Send the access token from \`POST /auth/local\` as \`Authorization: Bearer …\`. Unknown keys in a body are ignored.`;

/** Returns the OpenAPI document of all calls in the contract. */
export function openapiDocument(strapi: Core.Strapi) {
	const guardsByOperation = guardsOf(strapi);
	const components = new Components();
	components.refer(errorSchema, 'output');
	const paths: Record<string, Record<string, ReturnType<typeof describeOperation>>> = {};
	for (const [name, documented] of getDocumentedPaths()) {
		const { method, operation: handler } = apiEndpoints[name];
		const guard = guardsByOperation.get(handler);
		if (!guard) throw new Error(`${handler} has no route`);
		paths[documented.path] = {
			...paths[documented.path],
			[method.toLowerCase()]: describeOperation(name, guard, documented, components),
		};
	}
	const endpointNames = Object.keys(apiEndpoints) as EndpointName[];
	const tagNames = [...new Set(endpointNames.map((name) => tagOf(apiEndpoints[name])))];
	return {
		openapi: '3.1.0',
		info: {
			title: 'Sumu REST API',
			version: strapi.config.get<string>('info.version'),
			description: apiDescription,
			license: { name: 'MIT', identifier: 'MIT' },
		},
		servers: [{ url: '/api', description: 'This server: the site and the CMS both serve the API' }],
		tags: tagNames.map((name) => ({ name, description: describeTag(name) })),
		paths,
		components: { schemas: components.schemas, responses: errorResponses, securitySchemes },
	};
}

export type OpenapiDocument = ReturnType<typeof openapiDocument>;
