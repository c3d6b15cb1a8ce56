import type { Endpoint } from '@sumu/contract';
import { fromJSONSchema, toJSONSchema, type ZodObject, type ZodType } from 'zod';

type Schema = Endpoint['response'];

/** Strapi's OpenAPI generator calls methods that the contract's light schemas do not have. */
const full = (schema: Schema, io: 'input' | 'output'): ZodType =>
	fromJSONSchema(
		toJSONSchema(schema, { io, unrepresentable: 'any' }) as Parameters<typeof fromJSONSchema>[0],
	);

const isObject = (schema: ZodType): schema is ZodObject => 'shape' in schema;

function fields(schema: Schema) {
	const object = full(schema, 'input');
	return isObject(object) ? object.shape : {};
}

/** What an endpoint takes and answers, as Strapi documents it. */
export function documented({ params, query, body, response }: Endpoint) {
	return {
		request: {
			...(params ? { params: fields(params) } : {}),
			...(query ? { query: fields(query) } : {}),
			...(body ? { body: { 'application/json': full(body, 'input') } } : {}),
		},
		response: full(response, 'output'),
	};
}
