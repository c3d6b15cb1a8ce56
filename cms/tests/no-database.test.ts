import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { call } from './support/api.ts';
import { startDoor } from './support/database-proxy.ts';
import { freePort } from './support/free-port.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import './support/provided-context.ts';
import { launch, owner } from './support/server.ts';

const within = { timeout: 60_000, interval: 100 };

describe.runIf(inject('database').kind === 'postgres')('database outage', () => {
	let door: Awaited<ReturnType<typeof startDoor>>;
	let cms: ReturnType<typeof launch>;
	let base: string;
	let token: string;
	let cookie: string;
	let panelToken: string;
	let remove: () => void;

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		door = await startDoor(database.variables.DATABASE_URL ?? '');
		const port = await freePort();
		base = `http://127.0.0.1:${port}`;
		cms = launch(port, { ...database.variables, DATABASE_URL: door.address });
	});
	afterAll(async () => {
		cms.child.kill('SIGKILL');
		await door.shut();
		remove();
	});

	const says = (words: string) => vi.waitFor(() => expect(cms.log()).toContain(words), within);
	const status = async (path: string) => (await fetch(base + path).catch(() => undefined))?.status;
	const isReady = (ready: number) =>
		vi.waitFor(async () => expect(await status('/_ready')).toBe(ready), within);

	it('retries at startup with growing delays and logs the cause of each failure', async () => {
		await says('nothing listens at 127.0.0.1');
		await says('Trying again in 1 s');
		door.refuse(['28P01', '3D000', '57P03']);
		await door.open();
		await says('PostgreSQL does not let “postgres” in');
		await says('there is no database “own_');
		await says('PostgreSQL is still starting');
		expect(cms.log()).not.toContain('postgres:postgres');
		await isReady(204);
		const waits = [...cms.log().matchAll(/Trying again in (\d+) s/g)].map(([, wait]) =>
			Number(wait),
		);
		expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8]);
	}, 120_000);

	const signIn = async () => {
		const credentials = { identifier: owner.email, password: owner.password };
		const reply = await call('/api/auth/local', { method: 'POST', body: credentials, base });
		token = reply.body.jwt;
		cookie = reply.headers
			.getSetCookie()
			.map((set) => set.split(';')[0])
			.join('; ');
		const panel = await call('/admin/login', { method: 'POST', body: owner, base });
		panelToken = panel.body.data.token;
		expect([reply.status, panel.status]).toEqual([200, 200]);
	};
	const message = { name: 'A', email: 'a@b.co', number: '1', subject: 'S', details: 'D' };
	const everyCall = () => [
		call('/api/projects', { base }),
		call('/projects/page=1', { base }),
		call('/api/site', { base }),
		call('/api/project/none', { base }),
		call(`/api/user/${owner.email}`, { base, token }),
		call('/api/messages', { base, token }),
		call('/api/auth/refresh', { base, method: 'POST', body: {}, cookie }),
		call('/api/auth/logout', { base, method: 'POST', body: {}, token, cookie }),
		call('/api/auth/local', {
			base,
			method: 'POST',
			body: { identifier: owner.email, password: owner.password },
		}),
		call('/api/contact', { base, method: 'POST', body: message }),
		call('/admin/users/me', { base, token: panelToken }),
		call('/admin/login', { base, method: 'POST', body: owner }),
		call('/content-manager/collection-types/api::project.project', { base, token: panelToken }),
	];

	it('answers every call with 503 and clears no session cookies', async () => {
		await signIn();
		await door.shut();
		for (const reply of await Promise.all(everyCall())) {
			expect(reply).toMatchObject({
				status: 503,
				body: { status: false, data: null, error: { status: 503, details: {} } },
			});
			expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
			expect(reply.headers.getSetCookie()).toEqual([]);
		}
		expect(await status('/_health')).toBe(204);
		expect(await status('/_ready')).toBe(503);
	}, 60_000);

	it('recovers when the database returns, with existing tokens still valid', async () => {
		await door.open();
		await isReady(204);
		expect((await call('/api/projects', { base })).status).toBe(200);
		expect((await call(`/api/user/${owner.email}`, { base, token })).status).toBe(200);
		expect((await call('/admin/users/me', { base, token: panelToken })).status).toBe(200);
		const renewed = await call('/api/auth/refresh', { base, method: 'POST', body: {}, cookie });
		expect(renewed.status).toBe(200);
		await says('The database answers again');
	}, 60_000);

	it('times out when the database does not respond', async () => {
		door.silence();
		const asked = Date.now();
		expect(await status('/_ready')).toBe(503);
		expect((await call('/api/projects', { base })).status).toBe(503);
		expect(Date.now() - asked).toBeLessThan(20_000);
		await door.open();
		await isReady(204);
	}, 60_000);
});
