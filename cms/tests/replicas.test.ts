import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from './support/api.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { freePort } from './support/free-port.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import './support/provided-context.ts';
import { owner, type Server, startServer } from './support/server.ts';

const { kind } = inject('database');

describe.runIf(kind === 'postgres')('two replicas starting at once on an empty database', () => {
	it('seed the demo content once', async () => {
		const { variables, remove } = await emptyDatabase();
		const replicas = await Promise.all([
			startServer({ ...variables, SEED_DEMO: 'true' }),
			startServer({ ...variables, SEED_DEMO: 'true' }),
		]);
		for (const { url } of replicas) {
			const { body } = await call('/api/projects', { base: url });
			const names = body.data.map(({ projectsName }: { projectsName: string }) => projectsName);
			expect(names.length).toBeGreaterThanOrEqual(14);
			expect(new Set(names).size).toBe(names.length);
			const credentials = { identifier: owner.email, password: owner.password };
			const signIn = { method: 'POST', body: credentials, base: url };
			expect((await call('/api/auth/local', signIn)).status).toBe(200);
		}
		for (const replica of replicas) await replica.stop();
		remove();
	}, 300_000);
});

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** Needs redis-server. Independent of the database, so SQLite is enough. */
describe.runIf(hasRedis && kind === 'sqlite')('two replicas sharing one Redis', () => {
	let redis: ReturnType<typeof spawn>;
	let replicas: Server[];
	const removals: (() => void)[] = [];

	beforeAll(async () => {
		const port = await freePort();
		redis = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1']);
		await responses(port);
		const start = async () => {
			const { variables, remove } = await preparedDatabase();
			removals.push(remove);
			return startServer({
				...variables,
				REDIS_URL: `redis://127.0.0.1:${port}`,
				TRUST_PROXY: 'true',
				SUBMIT_RATE_LIMIT: '3',
				AUTH_RATE_LIMIT: '3',
			});
		};
		replicas = [await start(), await start()];
	});
	afterAll(async () => {
		for (const replica of replicas) await replica.stop();
		redis.kill();
		for (const remove of removals) remove();
	});

	/** Returns the statuses of calls to alternating replicas. */
	async function inTurn(path: string, body: object, from: string, times: number) {
		const statuses: number[] = [];
		for (let number = 0; number < times; number += 1) {
			const base = replicas[number % 2]?.url ?? '';
			statuses.push((await call(path, { method: 'POST', body, from, base })).status);
		}
		return statuses;
	}

	it('share the submission limit of an IP address', async () => {
		const body = { email: 'a@example.com' };
		expect(await inTurn('/api/newsletter', body, '10.9.0.1', 5)).toEqual([201, 201, 201, 429, 429]);
		expect(await inTurn('/api/newsletter', body, '10.9.0.2', 1)).toEqual([201]);
	});

	it('share the sign-in limit of an IP address', async () => {
		const body = { identifier: 'nobody@example.com', password: 'wrong1' };
		const statuses = await inTurn('/api/auth/local', body, '10.9.0.3', 5);
		expect(statuses.slice(0, 3)).not.toContain(429);
		expect(statuses.slice(3)).toEqual([429, 429]);
	});

	it('share the wrong-password limit of an account', async () => {
		const body = { identifier: 'guessed@example.com', password: 'wrong1' };
		const statuses: number[] = [];
		for (let turn = 0; turn < 8; turn += 1) {
			const base = replicas[turn % 2]?.url ?? '';
			const from = `10.9.1.${turn}`;
			statuses.push((await call('/api/auth/local', { method: 'POST', body, from, base })).status);
		}
		expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
	});

	it('fall back to separate limits when Redis is unavailable', async () => {
		const gone = once(redis, 'exit');
		redis.kill('SIGKILL');
		await gone;
		const body = { email: 'a@example.com' };
		expect(await inTurn('/api/newsletter', body, '10.9.0.4', 8)).toEqual([
			201, 201, 201, 201, 201, 201, 429, 429,
		]);
		const tries = { identifier: 'alone@example.com', password: 'wrong1' };
		expect(await inTurn('/api/auth/local', tries, '10.9.0.5', 2)).toEqual([400, 400]);
	});
});

/** Waits until Redis accepts a connection. */
async function responses(port: number) {
	for (let attempt = 0; attempt < 100; attempt += 1) {
		const client = new Redis(port, '127.0.0.1', { lazyConnect: true, retryStrategy: () => null });
		client.on('error', () => {});
		const pong = await client.ping().catch(() => null);
		client.disconnect();
		if (pong) return;
		await setTimeout(50);
	}
	throw new Error('Redis did not start');
}
