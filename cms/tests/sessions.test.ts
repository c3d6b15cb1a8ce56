import { apiEndpoints, messages } from '@sumu/contract';
import { describe, expect, it } from 'vitest';
import { cookieOf, person, signIn } from './support/accounts.ts';
import { call, newAddress } from './support/api.ts';

const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0';

const refresh = (cookie?: string, headers: Record<string, string> = {}) =>
	call('/api/auth/refresh', {
		method: 'POST',
		body: {},
		headers,
		...(cookie ? { cookie } : {}),
	});
const sessions = (token: string) => call('/api/auth/sessions', { token });
const signOut = (options: object) =>
	call('/api/auth/logout', { method: 'POST', body: {}, ...options });

describe('a session', () => {
	it('is refreshed with its cookie, which rotates each time', async () => {
		const { cookie } = await person();
		const first = await refresh(cookie);
		expect(first.status).toBe(200);
		const next = cookieOf(first.headers);
		expect(next).not.toBe(cookie);
		expect((await sessions(first.body.jwt)).status).toBe(200);
		expect((await refresh(next)).status).toBe(200);
	});

	it('survives simultaneous refreshes from several tabs', async () => {
		const { cookie } = await person();
		const responses = await Promise.all([refresh(cookie), refresh(cookie), refresh(cookie)]);
		for (const { status } of responses) expect(status).toBe(200);
		const next = cookieOf(responses[0]?.headers ?? new Headers());
		expect((await refresh(next)).status).toBe(200);
	});

	it('is not refreshed without a cookie, from another origin or with an invalid token', async () => {
		const { cookie, token } = await person();
		for (const wrong of [undefined, 'sumu_refresh=nonsense', `sumu_refresh=${token}`]) {
			const { status, body } = await refresh(wrong);
			expect(status).toBe(401);
			expect(body.error.message).toBe(messages.sessionOver);
		}
		const foreign: Record<string, string>[] = [
			{ origin: 'https://evil.test' },
			{ origin: 'null' },
			{ origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
		];
		for (const headers of foreign) expect((await refresh(cookie, headers)).status).toBe(403);
		const own = { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' };
		expect((await refresh(cookie, own)).status).toBe(200);
	});

	it('ends at sign-out with its tokens, while other sessions continue', async () => {
		const one = await person();
		const other = await signIn(one);
		const { status, body, headers } = await signOut({ token: one.token, cookie: one.cookie });
		expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
		expect(headers.get('set-cookie')).toMatch(/sumu_refresh=;.*expires=Thu, 01 Jan 1970/i);
		expect((await sessions(one.token)).status).toBe(401);
		expect((await refresh(one.cookie)).status).toBe(401);
		expect((await sessions(other.token)).status).toBe(200);
		expect((await refresh(other.cookie)).status).toBe(200);
	});

	it('can be ended with only its cookie or only its token', async () => {
		const one = await person();
		const other = await signIn(one);
		expect((await signOut({ cookie: one.cookie })).status).toBe(200);
		expect((await sessions(one.token)).status).toBe(401);
		expect((await signOut({ token: other.token })).status).toBe(200);
		expect((await refresh(other.cookie)).status).toBe(401);
		expect((await signOut({})).status).toBe(200);
	});

	it('is revoked when another user signs in from the same browser', async () => {
		const attacker = await person();
		const victim = await person();
		const { status, headers } = await call('/api/auth/local', {
			method: 'POST',
			body: { identifier: victim.email, password: victim.password },
			cookie: attacker.cookie,
		});
		expect(status).toBe(200);
		expect(cookieOf(headers)).not.toBe(attacker.cookie);
		expect((await refresh(attacker.cookie)).status).toBe(401);
	});
});

describe('GET /auth/sessions', () => {
	it('lists where the user is signed in', async () => {
		const account = await person();
		const phone = await call('/api/auth/local', {
			method: 'POST',
			body: { identifier: account.email, password: account.password },
			headers: { 'user-agent': firefox },
			from: newAddress(),
		});
		await refresh(cookieOf(phone.headers));
		const { status, body } = await sessions(phone.body.jwt);
		expect(status).toBe(200);
		expect(apiEndpoints.listSessions.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toMatchObject([
			{ browser: 'Firefox 128', os: 'Android 14', device: 'mobile', current: true },
			{ device: 'other', current: false },
		]);
		expect(JSON.stringify(body)).not.toContain(cookieOf(phone.headers).split('=')[1]);
	});

	it('requires sign-in', async () => {
		expect((await call('/api/auth/sessions')).status).toBe(401);
		expect((await sessions('garbage')).status).toBe(401);
	});
});

describe('DELETE /auth/sessions/:id', () => {
	it('ends only the caller’s own sessions', async () => {
		const one = await person();
		const other = await signIn(one);
		const { data } = (await sessions(one.token)).body;
		const { _id } = data.find(({ current }: { current: boolean }) => !current);
		const path = `/api/auth/sessions/${_id}`;

		const stranger = await person();
		expect((await call(path, { method: 'DELETE', token: stranger.token })).status).toBe(404);
		expect((await call(path, { method: 'DELETE' })).status).toBe(401);
		const { status, body } = await call(path, { method: 'DELETE', token: one.token });
		expect(status).toBe(200);
		expect(body.data).toEqual({ acknowledged: true, deletedCount: 1 });
		expect((await sessions(other.token)).status).toBe(401);
		expect((await refresh(other.cookie)).status).toBe(401);
		expect((await sessions(one.token)).body.data).toHaveLength(1);
		expect((await call(path, { method: 'DELETE', token: one.token })).status).toBe(404);
	});
});
