import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CmsStandIn, refusal } from '../../src/testing/cms';
import { startServer } from '../support/start-server.ts';

const token = 'metrics-for-tests-0123456789';
const cms = new CmsStandIn();
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
	await cms.start();
	cms.on('findAddress', () => {
		throw refusal(404);
	});
	server = await startServer(
		['--import', 'tsx', 'server/dev.ts'],
		Number(new URL(cms.address).port),
		{ TRUST_PROXY: 'true', LOG_FORMAT: 'json', ACCESS_LOG: 'true', METRICS_TOKEN: token },
	);
}, 180_000);
afterAll(async () => {
	await server.stop();
	await cms.close();
});

/** Sends a request like a proxy that sets request ids. */
async function ask(path: string, headers: Record<string, string> = {}) {
	const id = randomUUID();
	const response = await fetch(server.address + path, {
		headers: { 'X-Request-Id': id, ...headers },
	});
	return { id, response, text: await response.text() };
}

type Line = Readonly<Record<string, unknown>>;
/** Returns the log lines of a request. */
const linesOf = (id: string): Line[] =>
	server
		.printed()
		.split('\n')
		.filter((line) => line.includes(id))
		.map((line) => JSON.parse(line));

test('a request id is in the response, in the call to the CMS and in the log', async () => {
	cms.serve('/api/skills', (request, response) =>
		response
			.writeHead(200, { 'Content-Type': 'application/json', 'X-Request-Id': 'of-the-cms-1' })
			.end(JSON.stringify({ status: true, data: [], headers: request.headers })),
	);
	const { id, response, text } = await ask('/api/skills?limit=3');
	expect(response.headers.get('X-Request-Id')).toBe(id);
	expect(JSON.parse(text).headers['x-request-id']).toBe(id);
	await ask('/about').then(({ id, response }) => {
		expect(response.status).toBe(200);
		expect(response.headers.get('X-Request-Id')).toBe(id);
		expect(cms.asked('getSite').at(-1)?.headers['x-request-id']).toBe(id);
	});
	await vi.waitFor(
		() =>
			expect(linesOf(id)).toEqual([
				expect.objectContaining({ part: 'site', level: 'info', path: '/api/skills', status: 200 }),
			]),
		30_000,
	);
}, 60_000);

test('an error page shows the request id that is in the log', async () => {
	cms.refuse('listServices', 500, { times: 1 });
	const { id, response, text } = await ask('/services');
	expect(response.status).toBe(503);
	expect(text.replaceAll('<!-- -->', '')).toMatch(
		new RegExp(`Reference: <span data-reference="">${id}</span>`),
	);
	await vi.waitFor(
		() =>
			expect(linesOf(id)).toContainEqual(
				expect.objectContaining({ level: 'error', requestId: id }),
			),
		30_000,
	);
});

test('a 404 page shows no reference', async () => {
	const { response, text } = await ask('/nowhere');
	expect(response.status).toBe(404);
	expect(text).not.toContain('Reference:');
});

test('the log has no query strings or e-mail addresses', async () => {
	const { id } = await ask('/reset-password?code=abc123');
	const { id: other } = await ask('/api/user/nadia%40example.com');
	await vi.waitFor(() => expect(linesOf(other)).toHaveLength(1), 30_000);
	expect(linesOf(id)[0]).toMatchObject({ path: '/reset-password' });
	expect(server.printed()).not.toContain('abc123');
	expect(server.printed()).not.toMatch(/nadia(@|%40)/);
});

test('metrics require the token', async () => {
	for (const Authorization of ['', 'Bearer guessed-guessed-guessed'])
		expect((await ask('/metrics', { Authorization })).response.status).toBe(401);
	await ask('/made-up-path');
	const { response, text } = await ask('/metrics', { Authorization: `Bearer ${token}` });
	expect(response.status).toBe(200);
	expect(response.headers.get('Cache-Control')).toBe('no-store');
	expect(text).toMatch(/^http_requests_total\{route="page",method="GET",status="404"\} \d+$/m);
	expect(text).toMatch(/^http_request_duration_seconds_count\{route="call"\} \d+$/m);
	expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
	expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
	expect(text).not.toContain('made-up');
});
