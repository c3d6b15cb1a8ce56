import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { type Server, secret, startServer } from './support/server.ts';

/** A server of its own, whose log nobody else writes into. */
describe('what a server tells of itself', () => {
	let server: Server;
	let remove: () => void;

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		server = await startServer({
			...database.variables,
			LOG_FORMAT: 'json',
			ACCESS_LOG: 'true',
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

	/** Asks with a name for the request; answers how the server names it. */
	async function named(path: string, id: string, options: Parameters<typeof call>[1] = {}) {
		const headers = { 'x-request-id': id, ...options.headers };
		const reply = await call(path, { base: server.url, ...options, headers });
		return String(reply.headers.get('x-request-id'));
	}

	it('every line is JSON, from the first', () => {
		for (const line of lines())
			expect(line).toMatchObject({ part: 'cms', level: expect.any(String) });
		expect(lines()).toContainEqual(
			expect.objectContaining({ level: 'warn', message: expect.stringContaining('SMTP_URL') }),
		);
	});

	it('a request keeps the name the site gave it, in its response and in the log', async () => {
		const id = randomUUID();
		expect(await named('/api/skills?limit=3', id, { headers: fromSite })).toBe(id);
		await expect
			.poll(() => linesOf(id))
			.toEqual([
				expect.objectContaining({ level: 'info', method: 'GET', path: '/api/skills', status: 200 }),
			]);
	});

	it('nobody else names a request, and nothing but a name is taken', async () => {
		const id = randomUUID();
		expect(await named('/api/skills', id)).toMatch(/^[\da-f-]{36}$/);
		expect(await named('/api/skills', 'a "b"', { headers: fromSite })).toMatch(/^[\da-f-]{36}$/);
		expect(linesOf(id)).toEqual([]);
	});

	it('what a request brings about later is logged under its name', async () => {
		const id = randomUUID();
		const body = { name: 'Ann', email: 'ann@example.com', number: '1', subject: 'A', details: 'B' };
		await named('/api/contact', id, { method: 'POST', body, headers: fromSite });
		const mail = expect.objectContaining({ message: expect.stringContaining('not sent') });
		await expect.poll(() => linesOf(id)).toContainEqual(mail);
	});

	it('no query and no e-mail of an address reaches the log', async () => {
		const [id, other] = [randomUUID(), randomUUID()];
		await named('/api/user/nadia@example.com', id, { headers: fromSite });
		await named('/api/search?q=private-words', other, { headers: fromSite });
		await expect.poll(() => linesOf(id)).toHaveLength(1);
		await expect.poll(() => linesOf(other)).toHaveLength(1);
		expect(linesOf(id)[0]).toMatchObject({ path: '/api/user/n…@example.com', status: 401 });
		expect(server.log()).not.toMatch(/nadia|private-words/);
	});
});
