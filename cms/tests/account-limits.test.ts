import { errorSchema, messages } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieLineOf, cookieOf, newcomer, person, signIn } from './support/accounts.ts';
import { call, newAddress } from './support/api.ts';
import { postAtOnce } from './support/concurrent-requests.ts';
import { movingClock } from './support/moving-clock.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { owner, type Server, startServer } from './support/server.ts';

const second = 1000;
const hour = 3600 * second;
const wrong = 'Wrong42pass';

/** Uses its own server with a movable clock. Each call has a different client address. */
describe('account sign-in limits', () => {
	const clock = movingClock();
	let server: Server;
	let remove: () => void;

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		server = await startServer({
			...database.variables,
			...clock.variables,
			TRUST_PROXY: 'true',
			AUTH_RATE_LIMIT: '50',
		});
	});
	afterAll(async () => {
		await server.stop();
		clock.remove();
		remove();
	});

	const post = (path: string, body: unknown, more: object = {}) =>
		call(path, { method: 'POST', body, from: newAddress(), base: server.url, ...more });
	const tryIn = (identifier: string, password: string, cookie = '') =>
		post('/api/auth/local', { identifier, password }, { cookie });
	/** Returns the statuses of several attempts with a wrong password. */
	async function wrongly(times: number, identifier: string, cookie?: string) {
		const statuses: number[] = [];
		for (let turn = 0; turn < times; turn += 1)
			statuses.push((await tryIn(identifier, wrong, cookie)).status);
		return statuses;
	}
	const all = (status: number, times: number) => Array(times).fill(status);
	const pauseOf = async (identifier: string) => {
		const { status, headers } = await tryIn(identifier, wrong);
		expect(status).toBe(429);
		return Number(headers.get('retry-after'));
	};
	const pass = (seconds: number) => clock.pass(seconds * second);

	it.each([
		'known',
		'unknown',
	])('doubles the lock-out after each wrong password for a %s account, from any address', async (kind) => {
		const { email, password } = kind === 'known' ? await person('Nadia', server.url) : newcomer();
		expect(await wrongly(5, email)).toEqual(all(400, 5));
		const { status, body } = await tryIn(` ${email.toUpperCase()}`, password);
		expect(status).toBe(429);
		expect(errorSchema.safeParse(body).error).toBeUndefined();
		expect(body.error.message).toBe(messages.tooManyRequests);
		for (const pause of [10, 20, 40, 80]) {
			expect(await pauseOf(email)).toBe(pause);
			pass(pause - 2);
			expect(await pauseOf(email)).toBeLessThanOrEqual(2);
			pass(2);
			expect((await tryIn(email, wrong)).status).toBe(400);
		}
	});

	it('accepts the right password after the lock-out, then resets the lock-out length', async () => {
		const { email, password } = await person('Nadia', server.url);
		await wrongly(5, email);
		pass(10);
		expect((await tryIn(email, wrong)).status).toBe(400);
		pass(20);
		expect((await tryIn(email, password)).status).toBe(200);
		expect(await wrongly(5, email)).toEqual(all(400, 5));
		expect(await pauseOf(email)).toBe(10);
	});

	it('locks an account after 100 wrong passwords in an hour, despite successful sign-ins', async () => {
		const { email, password } = await person('Nadia', server.url);
		for (let turn = 0; turn < 24; turn += 1) {
			expect(await wrongly(4, email)).toEqual(all(400, 4));
			expect((await tryIn(email, password)).status).toBe(200);
		}
		expect(await wrongly(4, email)).toEqual(all(400, 4));
		expect(await pauseOf(email)).toBeGreaterThan(3400);
		pass(1000);
		expect((await tryIn(email, password)).status).toBe(429);
		clock.pass(hour - 1000 * second);
		expect((await tryIn(email, password)).status).toBe(200);
	}, 120_000);

	it('applies the attempt limit to simultaneous requests', async () => {
		const { email } = await person('Nadia', server.url);
		const body = { identifier: email, password: wrong };
		const statuses = await postAtOnce(`${server.url}/api/auth/local`, body, 40);
		expect(statuses.toSorted()).toEqual([...all(400, 5), ...all(429, 35)]);
	});

	it('accepts simultaneous sign-ins with the right password', async () => {
		const { email: identifier, password } = await person('Nadia', server.url);
		const body = { identifier, password };
		expect(await postAtOnce(`${server.url}/api/auth/local`, body, 8)).toEqual(all(200, 8));
	});

	it('accepts sign-ins from a known device during a lock-out', async () => {
		const one = await person('Nadia', server.url);
		const { headers } = await tryIn(one.email, one.password);
		const line = cookieLineOf(headers, 'sumu_device');
		expect(line).toMatch(/; path=\/api\/auth; .*samesite=strict; httponly$/i);
		const expires = Date.parse(/expires=([^;]+)/i.exec(line)?.[1] ?? '');
		expect(expires - Date.now()).toBeGreaterThan(399 * 86_400_000);
		expect(line).not.toContain(one.id);

		const device = cookieOf(headers, 'sumu_device');
		await wrongly(5, one.email);
		expect((await tryIn(one.email, one.password)).status).toBe(429);
		expect((await tryIn(one.email, one.password, device)).status).toBe(200);
		expect((await tryIn(one.email, one.password)).status).toBe(429);
		expect(await wrongly(6, one.email, device)).toEqual([...all(400, 5), 429]);
	});

	it('ignores device cookies that are forged or belong to another account', async () => {
		const one = await person('Nadia', server.url);
		const other = await person('Rahim', server.url);
		const theirs = cookieOf((await tryIn(other.email, other.password)).headers, 'sumu_device');
		const [id = ''] = theirs.replace('sumu_device=', '').split('.');
		await wrongly(5, one.email);
		for (const cookie of [theirs, 'sumu_device=', `sumu_device=${id}.${id}`, 'sumu_device=~.~'])
			expect((await tryIn(one.email, one.password, cookie)).status).toBe(429);
	});

	it('recognises one device for several accounts', async () => {
		const one = await person('Nadia', server.url);
		const other = await person('Rahim', server.url);
		const first = cookieOf((await tryIn(one.email, one.password)).headers, 'sumu_device');
		const second = await tryIn(other.email, other.password, first);
		const both = cookieOf(second.headers, 'sumu_device');
		for (const { email, password } of [one, other]) {
			await wrongly(5, email);
			expect((await tryIn(email, password, both)).status).toBe(200);
		}
	});

	it('limits wrong current passwords on change-password without blocking sign-in', async () => {
		const { token, email, password } = await person('Nadia', server.url);
		const body = { password: 'Fresh42x', passwordConfirmation: 'Fresh42x', currentPassword: wrong };
		for (let turn = 0; turn < 5; turn += 1)
			expect((await post('/api/auth/change-password', body, { token })).status).toBe(400);
		expect((await post('/api/auth/change-password', body, { token })).status).toBe(429);
		await signIn({ email, password }, server.url);
	});

	it.each([
		'forgot-password',
		'send-email-confirmation',
	])('limits %s per e-mail address and minute, for known and unknown accounts', async (name) => {
		for (const { email } of [await person('Nadia', server.url), newcomer()]) {
			const ask = (body: object) => post(`/api/auth/${name}`, body);
			for (let turn = 0; turn < 50; turn += 1)
				expect((await ask({ email: turn % 2 ? ` ${email.toUpperCase()}` : email })).status).toBe(
					200,
				);
			const { status, headers } = await ask({ email });
			expect(status).toBe(429);
			expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
			expect((await ask({ email: newcomer().email })).status).toBe(200);
		}
	});
});

describe('rate limits by address and session', () => {
	let server: Server;
	let remove: () => void;

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		server = await startServer({
			...database.variables,
			TRUST_PROXY: 'true',
			AUTH_RATE_LIMIT: '3',
			SUBMIT_RATE_LIMIT: '3',
		});
	});
	afterAll(async () => {
		await server.stop();
		remove();
	});

	const post = (path: string, body: unknown, from: string, cookie = '') =>
		call(path, { method: 'POST', body, from, cookie, base: server.url });

	it.each([
		['/api/newsletter', { email: 'six@example.com' }],
		['/api/auth/reset-password', {}],
	])('%s counts IPv6 addresses by /64 network', async (path, body) => {
		const from = async (address: string) => (await post(path, body, address)).status === 429;
		const network = [
			'2001:db8:1:2::1',
			'2001:db8:1:2:ffff::2',
			'2001:DB8:1:2:0:0:0:3',
			'2001:db8:1:2::4',
		];
		const refused: boolean[] = [];
		for (const address of network) refused.push(await from(address));
		expect(refused).toEqual([false, false, false, true]);
		expect(await from('2001:db8:1:3::1')).toBe(false);
	});

	it('counts an IPv4-mapped IPv6 address as the IPv4 address', async () => {
		const from = async (address: string) =>
			(await post('/api/newsletter', { email: 'four@example.com' }, address)).status;
		const statuses: number[] = [];
		for (const address of ['::ffff:10.77.0.1', '10.77.0.1', '::ffff:a4d:1', '::ffff:10.77.0.1'])
			statuses.push(await from(address));
		expect(statuses).toEqual([201, 201, 201, 429]);
		expect(await from('::ffff:10.77.0.2')).toBe(201);
	});

	it('limits token refreshes to 60 a minute per session, not per address', async () => {
		const office = newAddress();
		const [one, other] = [await person('Nadia', server.url), await person('Rahim', server.url)];
		const refresh = (cookie: string, from = office) => post('/api/auth/refresh', {}, from, cookie);
		let { cookie } = one;
		for (let turn = 0; turn < 60; turn += 1) {
			const { status, headers } = await refresh(cookie, turn % 2 ? office : newAddress());
			expect(status).toBe(200);
			cookie = cookieOf(headers);
		}
		const { status, headers } = await refresh(cookie, newAddress());
		expect(status).toBe(429);
		expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
		const renamed = cookie.replace(/=[\w-]+\./, '=another-name.');
		expect((await refresh(renamed)).status).toBe(429);
		expect((await refresh(other.cookie)).status).toBe(200);
		for (let turn = 0; turn < 5; turn += 1) expect((await refresh('')).status).toBe(401);
	});

	it('limits panel sign-ins to 20 a minute per address', async () => {
		const address = newAddress();
		const login = (email: string, from = address) =>
			post('/admin/login', { email, password: wrong }, from);
		for (let turn = 0; turn < 20; turn += 1)
			expect((await login(turn % 2 ? owner.email : `x${turn}@example.com`)).status).toBe(400);
		expect((await login('another@example.com')).status).toBe(429);
		expect((await login(owner.email, newAddress())).status).toBe(400);
		const right = await post('/admin/login', owner, newAddress());
		expect(right.status).toBe(200);
	});
});
