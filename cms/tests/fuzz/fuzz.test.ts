import { errorSchema } from '@sumu/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromJSONSchema, type ZodType } from 'zod';
import { person, signInOwner } from '../support/accounts.ts';
import { call } from '../support/api.ts';
import { panel } from '../support/panel.ts';
import { preparedDatabase } from '../support/prepared-database.ts';
import { sample } from '../support/samples.ts';
import { owner, type Server, startServer } from '../support/server.ts';
import { type FuzzRequest, requests } from './requests.ts';
import { type Call, callsOf, type Operation, resolveReferences } from './schema.ts';

const count = Number(process.env.FUZZ_REQUESTS ?? 900);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** Time limit in milliseconds. A slow machine makes fewer requests, but at least `fewest`. */
const within = count * 90;
const fewest = count / 30;

describe(`random requests, seed ${seed}`, () => {
	let server: Server;
	let remove: () => void;
	let calls: Call[];
	let described: Map<string, Operation>;
	const ids: string[] = [];
	const schemas = new Map<string, ZodType>();
	const underWay = new Set<Promise<void>>();
	let made = 0;

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		server = await startServer({
			...database.variables,
			AUTH_RATE_LIMIT: '1000000',
			SUBMIT_RATE_LIMIT: '1000000',
		});
		const { body } = await call('/admin/login', { method: 'POST', body: owner, base: server.url });
		const target = { url: server.url, token: body.data.token };
		const add = async (name: string, data: object) => {
			const path = `/content-manager/collection-types/api::${name}.${name}`;
			const { data: draft } = await panel('POST', path, data, target);
			await panel('POST', `${path}/${draft.documentId}/actions/publish`, data, target);
			ids.push(draft.documentId);
		};
		for (let number = 0; number < 3; number += 1) {
			await add('project', sample.project(`Project ${number}`));
			await add('blog', sample.blog(`Post ${number}`));
			await add('review', sample.review(`Nadia ${number}`));
			await add('service', sample.service(`Service ${number}`));
			await add('skill', sample.skill(`Skill ${number}`));
		}
		const document = (await call('/api/docs/openapi.json', { base: server.url })).body;
		calls = callsOf(resolveReferences(document));
		described = new Map(calls.map(({ operation }) => [operation.operationId, operation]));
	});
	afterAll(async () => {
		/** Waits for requests that the time limit interrupted. `stop` then fails if the server logged an error. */
		await Promise.allSettled(underWay);
		await server.stop();
		remove();
		console.log(`${made} requests, seed ${seed}`);
	});

	function schemaOf(name: string, status: number) {
		const key = `${name} ${status}`;
		const json = described.get(name)?.responses[status]?.content?.['application/json'];
		const schema = schemas.get(key) ?? fromJSONSchema(Object(json?.schema ?? {}));
		schemas.set(key, schema);
		return schema;
	}

	async function check({ name, method, url, type, body }: FuzzRequest, token: string | undefined) {
		made += 1;
		const response = await fetch(server.url + url, {
			method,
			redirect: 'manual',
			headers: { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
			...(body === undefined ? {} : { body }),
		});
		const notified = await response.text();
		const about = `${method} ${url} ${body ?? ''} → ${response.status} ${notified.slice(0, 400)}`;
		expect(response.status, about).toBeLessThan(500);
		expect(Object.keys(described.get(name)?.responses ?? {}), about).toContain(
			String(response.status),
		);
		const isFile = response.headers.get('content-type') === 'application/zip';
		if (response.status === 302 || isFile) return;
		const json: unknown = response.status === 204 ? null : JSON.parse(notified);
		/** A list page out of range answers 404 with the valid page numbers. */
		const isPage = response.status === 404 && 'pagination' in Object(json);
		const schema =
			response.status < 400 || isPage
				? schemaOf(name, isPage ? 200 : response.status)
				: errorSchema;
		expect(schema.safeParse(json).error?.issues, about).toBeUndefined();
	}

	const session = /\/auth\/|\/account$/;
	const tokens = {
		nobody: async () => undefined,
		visitor: async () => (await person('Visitor', server.url)).token,
		admin: async () => (await signInOwner(server.url)).token,
	};

	it.each(Object.entries(tokens))(
		'get documented responses and never a server error (%s)',
		async (_, signIn) => {
			const token = await signIn();
			const before = made;
			/** Requests that end a session are only made signed out, so the shared session stays valid. */
			const mine = calls.filter(({ path }) => token === undefined || !session.test(path));
			const any = fc.oneof(...mine.map((one) => requests(one, ids)));
			const atOnce = fc.array(any, { minLength: 1, maxLength: 15, size: 'max' });
			await fc.assert(
				fc.asyncProperty(atOnce, async (several) => {
					const checks = several.map((request) => check(request, token));
					for (const one of checks) underWay.add(one);
					await Promise.all(checks);
					for (const one of checks) underWay.delete(one);
				}),
				{
					seed,
					numRuns: Math.ceil(count / 3 / 8),
					interruptAfterTimeLimit: within / 3,
					markInterruptAsFailure: false,
				},
			);
			expect(made - before).toBeGreaterThan(fewest);
		},
		within,
	);
});
