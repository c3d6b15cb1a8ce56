import {
	apiEndpoints,
	type Endpoint,
	type EndpointName,
	errorSchema,
	messages,
} from '@sumu/contract';
import { endpointExamples, type LooseExample } from '@sumu/contract/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointAccess } from '../src/access/endpoint-access.ts';
import { allRoles } from '../src/access/roles.ts';
import { call } from './support/api.ts';
import { type Caller, type Cast, callerOf, callers, cast, type Target } from './support/callers.ts';
import { expected, guarded, managing } from './support/expected.ts';
import { panel } from './support/panel.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { sample } from './support/samples.ts';
import { owner, type Server, startServer } from './support/server.ts';

interface Route {
	method: string;
	path: string;
	handler: string;
	config: { auth?: unknown; policies?: string[] };
}

interface Document {
	paths: Record<string, Record<string, { operationId: string; responses: object }>>;
}

const all = Object.keys(apiEndpoints) as EndpointName[];
/** `deleteAccount` comes last, because its caller cannot make any calls afterwards. */
const names = all.toSorted((one, other) => leaving(one) - leaving(other));

function leaving(name: EndpointName) {
	return Number(name === 'deleteAccount');
}
const listed: Record<string, LooseExample> = endpointExamples;
/** Messages of 401 and 403 responses that come from the operation itself. */
const ownRefusals: string[] = [messages.sessionOver];

describe('access to every API operation', () => {
	let server: Server;
	let target: Target;
	let people: Cast;
	let routes: Route[];
	/** Statuses per operation in the OpenAPI document. */
	let documented: Map<string, string[]>;
	let remove: () => void;

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		server = await startServer({
			...database.variables,
			AUTH_RATE_LIMIT: '100000',
			SUBMIT_RATE_LIMIT: '100000',
		});
		const { body } = await call('/admin/login', { method: 'POST', body: owner, base: server.url });
		target = { url: server.url, token: body.data.token };
		const known = await panel('GET', '/users-permissions/routes', undefined, target);
		routes = Object.entries<Route[]>(known.routes)
			.filter(([scope]) => scope.startsWith('api::'))
			.flatMap(([, list]) => list)
			.filter(({ config }) => config.auth !== false);
		people = await cast(target);
		const document: Document = (await call('/api/docs/openapi.json', { base: server.url })).body;
		const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
		documented = new Map(
			operations.map(({ operationId, responses }) => [operationId, Object.keys(responses)]),
		);
	});
	afterAll(async () => {
		await server.stop();
		remove();
	});

	const routeOf = ({ operation }: Endpoint) => routes.find(({ handler }) => handler === operation);

	/** Path parameters that name the visitor's own data. */
	async function params(name: EndpointName, example: LooseExample) {
		const { email } = people.visitor;
		const own: Record<string, string> = {
			...example.params,
			...(example.params?.email ? { email } : {}),
		};
		if (name === 'deleteCard') own.id = await cartLine();
		return own;
	}

	async function cartLine() {
		const path = '/content-manager/collection-types/api::project.project';
		const project = sample.project('A shop');
		const { data } = await panel('POST', path, project, target);
		await panel('POST', `${path}/${data.documentId}/actions/publish`, project, target);
		const { body } = await call('/api/card/add-card', {
			method: 'POST',
			body: { projectId: data.documentId },
			token: people.visitor.token,
			base: server.url,
		});
		return String(body.insertedId);
	}

	async function request(endpoint: Endpoint, example: LooseExample, values: object, who: Caller) {
		const filled = Object.entries(values).reduce(
			(path, [name, value]) => path.replace(`:${name}`, encodeURIComponent(String(value))),
			String(endpoint.path),
		);
		const entries = Object.entries(example.query ?? {}).map(([key, value]) => [key, String(value)]);
		const token = people.tokens[who];
		return call(`/api${filled}?${new URLSearchParams(Object.fromEntries(entries))}`, {
			method: endpoint.method,
			base: server.url,
			...(token ? { token } : {}),
			...(endpoint.method === 'GET' ? {} : { body: example.body ?? {} }),
		});
	}

	it('lists the same operations in the access table as the running routes', () => {
		const described = names.map((name) => {
			const { method, path, operation } = apiEndpoints[name];
			return `${method} /api${path} ${operation}`;
		});
		expect(Object.keys(endpointAccess).toSorted()).toEqual(names.toSorted());
		expect(
			routes.map(({ method, path, handler }) => `${method} ${path} ${handler}`).sort(),
		).toEqual(described.sort());
	});

	it('lists the expected roles in the access table', () => {
		/** A policy admits fewer callers than the roles do, so guarded operations are skipped. */
		const asked = Object.values(guarded).flat();
		for (const name of names.filter((name) => !asked.includes(name))) {
			const wanted = allRoles.filter((role) => expected(name, callerOf[role]) === 'let in');
			expect([...endpointAccess[name]].toSorted(), name).toEqual(wanted.toSorted());
		}
	});

	it('guards exactly the expected operations with each policy', () => {
		const guards: typeof guarded = {};
		for (const name of names)
			for (const policy of routeOf(apiEndpoints[name])?.config.policies ?? [])
				guards[policy] = [...(guards[policy] ?? []), name].toSorted();
		expect(guards).toEqual(guarded);
	});

	it.each(
		names.filter((name) => guarded['global::manages-kind']?.includes(name)),
	)('%s admits only callers who manage the content type', async (name) => {
		const endpoint: Endpoint = apiEndpoints[name];
		const example = listed[name] ?? { response: null };
		for (const kind of Object.keys(managing) as (keyof typeof managing)[])
			for (const who of ['visitor', 'editor', 'assistant', 'admin'] as const) {
				const values = { ...example.params, kind };
				const { status } = await request(endpoint, example, values, who);
				const isIn = managing[kind].includes(who);
				expect([kind, who, status === 403 ? 403 : 'let in']).toEqual([
					kind,
					who,
					isIn ? 'let in' : 403,
				]);
			}
	});

	it.each(names)('%s admits only the callers in the access table', async (name) => {
		const endpoint: Endpoint = apiEndpoints[name];
		const example = listed[name] ?? { response: null };
		/** These operations end the caller's session or account, so they need new accounts. */
		if (/^(auth|account|session|password)\./.test(endpoint.operation)) people = await cast(target);
		const values = await params(name, example);
		const outcomes: Record<string, unknown> = {};
		const wanted: Record<string, unknown> = {};
		const last = (who: Caller) => (expected(name, who) === 'let in' ? 1 : 0);
		for (const who of callers.toSorted((one, other) => last(one) - last(other))) {
			wanted[who] = expected(name, who);
			const { status, body, headers } = await request(endpoint, example, values, who);
			if (status === 401) expect(headers.get('www-authenticate'), who).toBe('Bearer realm="api"');
			const refused =
				(status === 401 || status === 403) && !ownRefusals.includes(body?.error?.message);
			outcomes[who] = refused ? status : 'let in';
			expect(status, who).toBeLessThan(500);
			expect(documented.get(name), who).toContain(String(status));
			if (status >= 400 && body?.pagination === undefined)
				expect(errorSchema.safeParse(body).error, `${who}: ${status}`).toBeUndefined();
			if (status < 300)
				expect(
					endpoint.response.safeParse(status === 204 ? null : body).error?.issues,
					`${who}: ${status}`,
				).toBeUndefined();
		}
		expect(outcomes).toEqual(wanted);
	});
});
