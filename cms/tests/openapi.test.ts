import { Validator } from '@seriousme/openapi-schema-validator';
import { type EndpointName, endpoints } from '@sumu/contract';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import { call } from './support/api.ts';
import { panel } from './support/panel.ts';
import './support/provided.ts';

type Schema = Parameters<typeof fromJSONSchema>[0];
interface Media {
	schema: Schema;
	example?: unknown;
}
interface Operation {
	operationId: string;
	summary: string;
	description: string;
	parameters: { name: string; in: string; required: boolean; schema: Schema; example?: unknown }[];
	requestBody?: { content: Record<string, Media> };
	responses: Record<string, { description: string; content?: Record<string, Media> }>;
}
interface Route {
	method: string;
	path: string;
	handler: string;
	config?: { auth?: unknown };
}

const satisfies = (schema: Schema, value: unknown) =>
	fromJSONSchema(schema).safeParse(value).error?.issues;

describe('the OpenAPI document', () => {
	let document: { paths: Record<string, Record<string, Operation>> };
	let operations: Operation[];
	beforeAll(async () => {
		document = (await call('/api/docs/openapi.json')).body;
		operations = Object.values(document.paths).flatMap((path) => Object.values(path));
	});

	it('is valid OpenAPI 3.1', async () => {
		const { valid, errors } = await new Validator().validate(structuredClone(document));
		expect(errors ?? []).toEqual([]);
		expect(valid).toBe(true);
		expect(document).toMatchObject({ openapi: '3.1.0' });
	});

	it('describes every call of the contract, who may make it and what it answers', () => {
		expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
			Object.keys(endpoints).toSorted(),
		);
		for (const { operationId, summary, description, responses } of operations) {
			expect(summary, operationId).not.toBe('');
			expect(description, operationId).toMatch(/^\*\*Who may:\*\* An/);
			const statuses = Object.keys(responses);
			expect(
				statuses.some((status) => /^[23]/.test(status)),
				operationId,
			).toBe(true);
			expect(statuses, operationId).toEqual(expect.arrayContaining(['400', '401']));
		}
		expect(document.paths['/contact']?.post?.responses).toHaveProperty('429');
		expect(document.paths['/project/{id}']?.get?.responses).toHaveProperty('404');
	});

	it('has an example of everything that is sent and answered, and each satisfies its schema', () => {
		for (const { operationId, parameters, requestBody, responses } of operations) {
			for (const { name, in: place, schema, example } of parameters) {
				if (place === 'path') expect(example, `${operationId} ${name}`).toBeDefined();
				if (example !== undefined)
					expect(satisfies(schema, example), `${operationId} ${name}`).toBeUndefined();
			}
			const body = requestBody?.content['application/json'];
			if (body) expect(satisfies(body.schema, body.example), operationId).toBeUndefined();
			const response = (responses[200] ?? responses[201])?.content?.['application/json'];
			if (endpoints[operationId as EndpointName].operation.startsWith('google.')) continue;
			expect(response?.example, operationId).toBeDefined();
			if (response)
				expect(satisfies(response.schema, response.example), operationId).toBeUndefined();
		}
	});

	it('holds every open route of the running server', async () => {
		const { routes } = await panel('GET', '/users-permissions/routes');
		const { roles } = await panel('GET', '/users-permissions/roles');
		const granted = new Set<string>();
		for (const { id } of roles) {
			const { role } = await panel('GET', `/users-permissions/roles/${id}`);
			const scopes: [
				string,
				{ controllers: Record<string, Record<string, { enabled: boolean }>> },
			][] = Object.entries(role.permissions);
			for (const [scope, { controllers }] of scopes)
				for (const [controller, actions] of Object.entries(controllers))
					for (const [action, { enabled }] of Object.entries(actions))
						if (enabled) granted.add(`${scope}.${controller}.${action}`);
		}
		const all: [string, Route][] = Object.entries(routes).flatMap(([scope, list]) =>
			(Array.isArray(list) ? list : []).map((route): [string, Route] => [scope, route]),
		);
		const open = all.filter(
			([scope, { handler, config }]) =>
				config?.auth === false || granted.has(`${scope}.${handler}`),
		);
		const documented = new Set(
			Object.entries(document.paths).flatMap(([path, methods]) =>
				Object.keys(methods).map((method) => `${method} /api${path}`),
			),
		);
		const undocumented = open
			.map(([, { method, path }]) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`)
			.filter((route) => !documented.has(route) && !route.startsWith('get /api/docs'));
		expect(open.length).toBeGreaterThanOrEqual(documented.size);
		expect(undocumented).toEqual([]);
	});
});

describe('the viewer', () => {
	it('is a page of this server alone, which its Content-Security-Policy allows', async () => {
		const { status, headers, body } = await call('/api/docs');
		expect(status).toBe(200);
		expect(headers.get('content-type')).toContain('text/html');
		expect(headers.get('content-security-policy')).toMatch(/script-src 'self'(;|$)/);
		expect(body).not.toMatch(/https?:|<script>|onload=/);
		const links = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link);
		expect(links).toHaveLength(3);
		for (const link of links) {
			const file = await fetch(inject('url') + link);
			expect(file.status, link).toBe(200);
			expect(file.headers.get('content-type')).toMatch(/css|javascript/);
			await file.arrayBuffer();
		}
	});

	it('serves no other files', async () => {
		for (const name of ['package.json', 'index.html', '..%2fpackage.json', 'swagger-ui.js'])
			expect((await call(`/api/docs/${name}`)).status, name).toBe(404);
	});
});
