import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { type Server, secret, startServer } from './support/server.ts';

const token = 'metrics-for-tests-0123456789';

/** Uses its own server, so that its log contains no entries of other tests. */
describe('logs and metrics', () => {
	let server: Server;
	let remove: () => void;

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		server = await startServer({
			...database.variables,
			LOG_FORMAT: 'json',
			ACCESS_LOG: 'true',
			METRICS_TOKEN: token,
			SUBMIT_RATE_LIMIT: '2',
			TRUST_PROXY: 'false',
		});
	});
	afterAll(async () => {
		await server.stop();
		remove();
	});

	const fromSite = { 'x-internal-secret': secret };
	const lines = (): Record<string, unknown>[] =>
		server
			.log()
			.split('\n')
			.filter(Boolean)
			.map((line) => JSON.parse(line));
	const linesOf = (id: string) => lines().filter(({ requestId }) => requestId === id);

	/** Sends a request id and returns the id in the response. */
	async function named(path: string, id: string, options: Parameters<typeof call>[1] = {}) {
		const headers = { 'x-request-id': id, ...options.headers };
		const reply = await call(path, { base: server.url, ...options, headers });
		return String(reply.headers.get('x-request-id'));
	}

	it('write every log line as JSON from startup', () => {
		for (const line of lines())
			expect(line).toMatchObject({ part: 'cms', level: expect.any(String) });
		expect(lines()).toContainEqual(
			expect.objectContaining({ level: 'warn', message: expect.stringContaining('SMTP_URL') }),
		);
	});

	it('keep the site’s request id in the response and the log', async () => {
		const id = randomUUID();
		expect(await named('/api/skills?limit=3', id, { headers: fromSite })).toBe(id);
		await expect
			.poll(() => linesOf(id))
			.toEqual([
				expect.objectContaining({ level: 'info', method: 'GET', path: '/api/skills', status: 200 }),
			]);
	});

	it('ignore request ids that are invalid or from other callers', async () => {
		const id = randomUUID();
		expect(await named('/api/skills', id)).toMatch(/^[\da-f-]{36}$/);
		expect(await named('/api/skills', 'a "b"', { headers: fromSite })).toMatch(/^[\da-f-]{36}$/);
		expect(linesOf(id)).toEqual([]);
	});

	it('log later work of a request under its id', async () => {
		const id = randomUUID();
		const body = { name: 'Ann', email: 'ann@example.com', number: '1', subject: 'A', details: 'B' };
		await named('/api/contact', id, { method: 'POST', body, headers: fromSite });
		const mail = expect.objectContaining({ message: expect.stringContaining('not sent') });
		await expect.poll(() => linesOf(id)).toContainEqual(mail);
	});

	it('log security events with structured fields', async () => {
		const id = randomUUID();
		const body = { identifier: 'nobody@example.com', password: 'Wrong1wrong' };
		await named('/api/auth/local', id, { method: 'POST', body, headers: fromSite });
		const refused = expect.objectContaining({
			level: 'warn',
			message: 'security',
			security: expect.objectContaining({ event: 'sign-in refused', call: 'POST /auth/local' }),
		});
		await expect.poll(() => linesOf(id)).toContainEqual(refused);
	});

	it('keep query strings and e-mail addresses out of the log', async () => {
		const [id, other] = [randomUUID(), randomUUID()];
		await named('/api/user/nadia@example.com', id, { headers: fromSite });
		await named('/api/search?q=private-words', other, { headers: fromSite });
		await expect.poll(() => linesOf(id)).toHaveLength(1);
		await expect.poll(() => linesOf(other)).toHaveLength(1);
		expect(linesOf(id)[0]).toMatchObject({ path: '/api/user/n…@example.com', status: 401 });
		expect(server.log()).not.toMatch(/nadia|private-words/);
	});

	const metrics = (headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
		call('/metrics', { base: server.url, headers });

	it('serve metrics only with the token, and forbid caching', async () => {
		for (const authorization of ['', 'Bearer guessed-guessed-guessed'])
			expect((await metrics({ authorization })).status).toBe(401);
		const { status, headers, body } = await metrics();
		expect(status).toBe(200);
		expect(headers.get('cache-control')).toBe('no-store');
		expect(headers.get('content-type')).toContain('text/plain');
		for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
			expect(body).toMatch(new RegExp(`^${name} [\\d.e-]+$`, 'm'));
		expect(body).toMatch(/^process_start_time_seconds \d+/m);
		expect(body).toMatch(/^database_connections_free \d+/m);
		const authorization = `Bearer ${token}`;
		const throughSite = { base: server.url, headers: { authorization } };
		expect((await call('/api/metrics', throughSite)).status).toBe(404);
	});

	it('label request metrics by route, never by path', async () => {
		for (const path of ['/api/skills', '/api/project/made-up-1', '/nobody/made-up-2'])
			await call(path, { base: server.url });
		const { body } = await metrics();
		expect(body).toMatch(/^http_requests_total\{route="skill",method="GET",status="200"\} \d+$/m);
		expect(body).toMatch(/^http_requests_total\{route="project",method="GET",status="404"\} 1$/m);
		expect(body).toMatch(/^http_requests_total\{route="other",method="GET",status="404"\} \d+$/m);
		expect(body).toMatch(/^http_request_duration_seconds_count\{route="skill"\} \d+$/m);
		expect(body).not.toContain('made-up');
	});

	it('count e-mails, pending notifications and rate-limit refusals', async () => {
		const post = (email: string) =>
			call('/api/newsletter', { base: server.url, method: 'POST', body: { email } });
		const statuses: number[] = [];
		for (const name of ['a', 'b', 'c']) statuses.push((await post(`${name}@example.com`)).status);
		expect(statuses).toContain(429);
		const count = async (name: string) =>
			Number(
				new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\d+)$`, 'm').exec(
					(await metrics()).body,
				)?.[1],
			);
		expect(await count('rate_limit_refusals_total')).toBe(
			statuses.filter((status) => status === 429).length,
		);
		await expect.poll(() => count('mails_total{result="logged"}')).toBeGreaterThan(0);
		await expect.poll(() => count('notices_waiting')).toBeGreaterThan(0);
	});
});
