import { apiEndpoints, type Endpoint, type EndpointName } from '@sumu/contract';
import { endpointExamples, type LooseExample } from '@sumu/contract/examples';
import { endpointAccess } from '../access/endpoint-access';
import { describeCallers } from './describe-callers';
import { describePathParameter } from './descriptions';
import { describeErrorResponse, describeMissingPage } from './error-responses';
import type { RouteGuards } from './guards';
import type { Components, JsonSchema } from './json-schema';
import type { DocumentedPath } from './paths';
import { bearerRequirement, refreshCookieRequirement } from './security';
import { hasPages, statusesOf } from './statuses';

const examplesByEndpoint: Readonly<Record<string, LooseExample>> = endpointExamples;

/** Tag of a call: the first part of its operation. */
export const tagOf = ({ operation }: Endpoint): string => operation.split('.')[0] ?? operation;

const toJsonContent = (schema: JsonSchema, example: unknown) => ({
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
		exampleValues: LooseExample['query'],
	) => {
		const { properties = {}, required = [] } = schema ? components.refer(schema, 'input') : {};
		return Object.entries(properties).map(([name, property]) => ({
			name: place === 'path' ? nameOf(name) : name,
			in: place,
			required: place === 'path' || required.includes(name),
			...(place === 'path' ? { description: describePathParameter(name) } : {}),
			...(property.type === 'object' ? { style: 'deepObject', explode: true } : {}),
			schema: property,
			...(exampleValues?.[name] === undefined ? {} : { example: exampleValues[name] }),
		}));
	};
	return [
		...part('path', endpoint.params, example.params),
		...part('query', endpoint.query, example.query),
	];
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

function describeRequestBody({ endpoint, example, components }: DescribedCall) {
	const { body, file, uploads, takesForms } = endpoint;
	if (body) {
		const schema = components.refer(body, 'input');
		const forms = takesForms ? formTypes.map((type) => [type, { schema }]) : [];
		return {
			required: true,
			content: { ...toJsonContent(schema, example.body), ...Object.fromEntries(forms) },
		};
	}
	if (uploads) {
		const item = { type: 'string', contentMediaType: 'application/octet-stream' };
		const list = { type: 'array', items: item };
		const schema = { type: 'object', properties: { [uploads]: list }, required: [uploads] };
		return { required: true, content: { 'multipart/form-data': { schema } } };
	}
	if (!file) return undefined;
	const picture = { type: 'string', contentMediaType: 'application/octet-stream' };
	const schema = { type: 'object', properties: { [file]: picture }, required: [file] };
	return { required: true, content: { 'multipart/form-data': { schema } } };
}

/** Calls that identify the session by its cookie. */
const readsCookie: ReadonlySet<EndpointName> = new Set(['refreshSession', 'signOut']);

function describeSecurity(name: EndpointName, isOpen: boolean) {
	if (readsCookie.has(name)) return [refreshCookieRequirement];
	return isOpen ? [{}, bearerRequirement] : [bearerRequirement];
}

/** Describes one call. */
export function describeOperation(
	name: EndpointName,
	guards: RouteGuards,
	path: DocumentedPath,
	components: Components,
) {
	const endpoint: Endpoint = apiEndpoints[name];
	const example = examplesByEndpoint[name] ?? { response: null };
	const roles = endpointAccess[name];
	const isOpen = roles.includes('public');
	const { successes, refusals } = statusesOf(name, endpoint, isOpen, guards);
	const call = { endpoint, example, components };
	const responseSchema = components.refer(endpoint.response, 'output');
	const { download } = endpoint;
	const fileSchema = { type: 'string', contentMediaType: download ?? '' };
	const describeSuccess = (description: string, status: string) => {
		if (status === '302' || status === '204') return { description };
		return download
			? { description, content: { [download]: { schema: fileSchema } } }
			: { description, content: toJsonContent(responseSchema, example.response) };
	};
	const isPaged = endpoint.path.includes('/:page') || hasPages(endpoint.query);
	const requestBody = describeRequestBody(call);
	return {
		operationId: name,
		tags: [tagOf(endpoint)],
		summary: endpoint.summary,
		description: `**Who may:** ${describeCallers(roles, guards.policies)}.`,
		security: describeSecurity(name, isOpen),
		parameters: describeParameters(call, path),
		...(requestBody ? { requestBody: requestBody } : {}),
		responses: Object.fromEntries([
			...Object.entries(successes).map(([status, text]) => [status, describeSuccess(text, status)]),
			...[...refusals].map(([status, description]) => [
				status,
				status === 404 && isPaged
					? describeMissingPage(responseSchema)
					: describeErrorResponse(status, description),
			]),
		]),
	};
}
