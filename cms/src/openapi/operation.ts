import { type Endpoint, type EndpointName, endpoints } from '@sumu/contract';
import { examples, type LooseExample } from '@sumu/contract/examples';
import { access } from '../access/table';
import type { Components } from './components';
import { describePathParameter } from './descriptions';
import { describeErrorResponse, describeMissingPage } from './error-responses';
import type { Guards } from './guards';
import type { JsonSchema } from './json-schema';
import type { DocumentedPath } from './paths';
import { bearerRequirement, refreshCookieRequirement } from './security';
import { hasPages, statusesOf } from './statuses';
import { who } from './who';

const listed: Readonly<Record<string, LooseExample>> = examples;

/** Tag of a call: the first part of its operation. */
export const tagOf = ({ operation }: Endpoint): string => operation.split('.')[0] ?? operation;

const json = (schema: JsonSchema, example: unknown) => ({
	'application/json': { schema, example },
});

interface DescribedCall {
	readonly endpoint: Endpoint;
	readonly example: LooseExample;
	readonly components: Components;
}

function describeParameters(
	{ endpoint, example, components }: DescribedCall,
	{ nameOf }: DocumentedPath,
) {
	const part = (
		place: 'path' | 'query',
		schema: Endpoint['params'],
		given: LooseExample['query'],
	) => {
		const { properties = {}, required = [] } = schema ? components.refer(schema, 'input') : {};
		return Object.entries(properties).map(([name, property]) => ({
			name: place === 'path' ? nameOf(name) : name,
			in: place,
			required: place === 'path' || required.includes(name),
			...(place === 'path' ? { description: describePathParameter(name) } : {}),
			schema: property,
			...(given?.[name] === undefined ? {} : { example: given[name] }),
		}));
	};
	return [
		...part('path', endpoint.params, example.params),
		...part('query', endpoint.query, example.query),
	];
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

function describeRequestBody({ endpoint, example, components }: DescribedCall) {
	const { body, file, takesForms } = endpoint;
	if (body) {
		const schema = components.refer(body, 'input');
		const forms = takesForms ? formTypes.map((type) => [type, { schema }]) : [];
		return {
			required: true,
			content: { ...json(schema, example.body), ...Object.fromEntries(forms) },
		};
	}
	if (!file) return undefined;
	const picture = { type: 'string', contentMediaType: 'application/octet-stream' };
	const schema = { type: 'object', properties: { [file]: picture }, required: [file] };
	return { required: true, content: { 'multipart/form-data': { schema } } };
}

/** Calls that identify the session by its cookie. */
const readsCookie: ReadonlySet<EndpointName> = new Set(['refresh', 'signOut']);

function describeSecurity(name: EndpointName, isOpen: boolean) {
	if (readsCookie.has(name)) return [refreshCookieRequirement];
	return isOpen ? [{}, bearerRequirement] : [bearerRequirement];
}

/** Describes one call. */
export function describeOperation(
	name: EndpointName,
	guards: Guards,
	path: DocumentedPath,
	components: Components,
) {
	const endpoint: Endpoint = endpoints[name];
	const example = listed[name] ?? { response: null };
	const roles = access[name];
	const isOpen = roles.includes('public');
	const { successes, refusals } = statusesOf(name, endpoint, isOpen, guards);
	const call = { endpoint, example, components };
	const response = components.refer(endpoint.response, 'output');
	const success = (description: string, status: string) =>
		status === '302' ? { description } : { description, content: json(response, example.response) };
	const isPaged = endpoint.path.includes('/:page') || hasPages(endpoint.query);
	const body = describeRequestBody(call);
	return {
		operationId: name,
		tags: [tagOf(endpoint)],
		summary: endpoint.summary,
		description: `**Who may:** ${who(roles, guards.policies)}.`,
		security: describeSecurity(name, isOpen),
		parameters: describeParameters(call, path),
		...(body ? { requestBody: body } : {}),
		responses: Object.fromEntries([
			...Object.entries(successes).map(([status, text]) => [status, success(text, status)]),
			...[...refusals].map(([status, description]) => [
				status,
				status === 404 && isPaged
					? describeMissingPage(response)
					: describeErrorResponse(status, description),
			]),
		]),
	};
}
