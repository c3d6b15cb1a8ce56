import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as contract from '@sumu/contract';
import { apiEndpoints, type EndpointName } from '@sumu/contract';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import { call } from './support/api.ts';
import { panel } from './support/panel.ts';
import './support/provided-context.ts';

type Schema = Parameters<typeof fromJSONSchema>[0];
interface Media {
	schema: Schema;
	example?: unknown;
}
interface Operation {
	operationId: string;
	tags: string[];
	summary: string;
	description: string;
	parameters: { name: string; in: string; required: boolean; schema: Schema; example?: unknown }[];
	requestBody?: { content: Record<string, Media> };
	responses: Record<
		string,
		{ description: string; content?: Record<string, Media> } | { $ref: string }
	>;
}
interface Route {
	method: string;
	path: string;
	handler: string;
	config?: { auth?: unknown };
}

/** Makes a schema self-contained: its references point into its own `$defs`. */
const withDefinitions = (schema: Schema, $defs: object): Schema =>
	JSON.parse(
		JSON.stringify({ ...Object(schema), $defs }).replaceAll('"#/components/schemas/', '"#/$defs/'),
	);

/** Removes the parameter names of a path. */
const withoutNames = (path: string) => path.replace(/:\w+|\{\w+\}/g, '{}');

describe('the OpenAPI document', () => {
	let document: {
		info: object;
		tags: { name: string; description: string }[];
		paths: Record<string, Record<string, Operation>>;
		components: { schemas: Record<string, Schema> };
	};
	let operations: Operation[];
	const satisfies = (schema: Schema, value: unknown) =>
		fromJSONSchema(withDefinitions(schema, document.components.schemas)).safeParse(value).error
			?.issues;
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

	it('has a title, a version and a license, and describes each tag', () => {
		const { version, license } = JSON.parse(readFileSync('package.json', 'utf8'));
		expect(document.info).toMatchObject({
			title: 'Sumu REST API',
			version,
			license: { identifier: license },
		});
		for (const { name, description } of document.tags) expect(description, name).not.toBe('');
		expect(new Set(document.tags.map(({ name }) => name))).toEqual(
			new Set(operations.flatMap(({ tags }) => tags)),
		);
	});

	it('uses the contract’s schema names and lists each path once', () => {
		const { schemas } = document.components;
		expect(Object.keys(schemas)).toEqual(
			expect.arrayContaining(['Project', 'Blog', 'Site', 'User', 'ProjectBody', 'Error']),
		);
		for (const name of Object.keys(schemas))
			expect(contract, name).toHaveProperty(
				`${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`,
			);
		const paths = Object.keys(document.paths);
		expect(paths).toEqual(
			expect.arrayContaining(['/projects/{pageOrId}', '/user/{emailOrId}', '/card/{emailOrId}']),
		);
		expect(new Set(paths.map(withoutNames)).size).toBe(paths.length);
		const parameterOf = (method: string) =>
			document.paths['/card/{emailOrId}']?.[method]?.parameters[0];
		expect(parameterOf('get')).toMatchObject({
			name: 'emailOrId',
			description: expect.stringContaining('e-mail'),
		});
		expect(parameterOf('delete')).toMatchObject({
			name: 'emailOrId',
			description: expect.stringContaining('_id'),
		});
	});

	it('describes every operation with its access rules and responses', () => {
		expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
			Object.keys(apiEndpoints).toSorted(),
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

	it('has schema-valid examples of parameters, bodies and responses', () => {
		for (const { operationId, parameters, requestBody, responses } of operations) {
			for (const { name, in: place, schema, example } of parameters) {
				if (place === 'path') expect(example, `${operationId} ${name}`).toBeDefined();
				if (example !== undefined)
					expect(satisfies(schema, example), `${operationId} ${name}`).toBeUndefined();
			}
			const body = requestBody?.content['application/json'];
			if (body) expect(satisfies(body.schema, body.example), operationId).toBeUndefined();
			const success = responses[200] ?? responses[201];
			const response =
				success && '$ref' in success ? undefined : success?.content?.['application/json'];
			const { operation, download } = apiEndpoints[operationId as EndpointName];
			// A visit is answered with 204, which has no content.
			if (operation.startsWith('google.') || download || responses[204]) continue;
			expect(response?.example, operationId).toBeDefined();
			if (response)
				expect(satisfies(response.schema, response.example), operationId).toBeUndefined();
		}
	});

	it('documents every route that is open to any role', async () => {
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
				Object.keys(methods).map((method) => `${method} /api${withoutNames(path)}`),
			),
		);
		const undocumented = open
			.map(([, { method, path }]) => `${method.toLowerCase()} ${withoutNames(path)}`)
			.filter((route) => !documented.has(route) && !route.startsWith('get /api/docs'));
		expect(open.length).toBeGreaterThanOrEqual(documented.size);
		expect(undocumented).toEqual([]);
	});
});

describe('the API viewer', () => {
	it('loads only local resources, as its Content-Security-Policy allows', async () => {
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
