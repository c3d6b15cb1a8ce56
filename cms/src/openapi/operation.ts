import { type Endpoint, type EndpointName, endpoints } from '@sumu/contract';
import { examples, type LooseExample } from '@sumu/contract/examples';
import { access } from '../access/table';
import type { Guards } from './guards';
import { type JsonSchema, jsonSchema } from './json-schema';
import { hasPages, statusesOf } from './statuses';
import { who } from './who';

const listed: Readonly<Record<string, LooseExample>> = examples;

const json = (schema: JsonSchema, example: unknown) => ({
	'application/json': { schema, example },
});

function parameters({ params, query }: Endpoint, example: LooseExample) {
	const part = (
		place: 'path' | 'query',
		schema: Endpoint['params'],
		given: LooseExample['query'],
	) => {
		const { properties = {}, required = [] } = schema ? jsonSchema(schema, 'input') : {};
		return Object.entries(properties).map(([name, property]) => ({
			name,
			in: place,
			required: place === 'path' || required.includes(name),
			schema: property,
			...(given?.[name] === undefined ? {} : { example: given[name] }),
		}));
	};
	return [...part('path', params, example.params), ...part('query', query, example.query)];
}

function requestBody({ body, file }: Endpoint, example: LooseExample) {
	if (body) return { required: true, content: json(jsonSchema(body, 'input'), example.body) };
	if (!file) return undefined;
	const picture = { type: 'string', contentMediaType: 'application/octet-stream' };
	const schema = { type: 'object', properties: { [file]: picture }, required: [file] };
	return { required: true, content: { 'multipart/form-data': { schema } } };
}

/** What the document says about one call. */
export function operation(name: EndpointName, guards: Guards) {
	const endpoint: Endpoint = endpoints[name];
	const example = listed[name] ?? { response: null };
	const roles = access[name];
	const isOpen = roles.includes('public');
	const { successes, refusals } = statusesOf(name, endpoint, isOpen, guards);
	const response = jsonSchema(endpoint.response, 'output');
	const success = (description: string, status: string) =>
		status === '302' ? { description } : { description, content: json(response, example.response) };
	const body = requestBody(endpoint, example);
	return {
		operationId: name,
		tags: [endpoint.operation.split('.')[0]],
		summary: endpoint.summary,
		description: `**Who may:** ${who(roles, guards.policies)}.`,
		security: isOpen ? [{}, { bearer: [] }] : [{ bearer: [] }],
		parameters: parameters(endpoint, example),
		...(body ? { requestBody: body } : {}),
		responses: Object.fromEntries([
			...Object.entries(successes).map(([status, text]) => [status, success(text, status)]),
			...Object.entries(refusals).map(([status, description]) => [
				status,
				/** A page that does not exist answers with the pages that do. */
				status === '404' && (endpoint.path.includes('/:page') || hasPages(endpoint.query))
					? { description, content: { 'application/json': { schema: orPages(response) } } }
					: {
							description,
							content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
						},
			]),
		]),
	};
}

const orPages = (response: JsonSchema) => ({
	anyOf: [response, { $ref: '#/components/schemas/Error' }],
});
