import { messages } from '@sumu/contract';
import { describe, expect, it } from 'vitest';
import { cookieOf, person, signIn } from './support/accounts.ts';
import { call } from './support/api.ts';
import { backdate, sessionIdOf } from './support/sessions-table.ts';

const refresh = (cookie: string) => call('/api/auth/refresh', { method: 'POST', body: {}, cookie });
const isIn = async (token: string) => (await call('/api/auth/sessions', { token })).status === 200;
const next = async (cookie: string) => {
	const { status, headers, body } = await refresh(cookie);
	expect(status).toBe(200);
	return { cookie: cookieOf(headers), token: body.jwt };
};
const halfAnHour = 30 * 60_000;

describe('a reused refresh token', () => {
	it('returns the newest token within a minute, even after several rotations', async () => {
		const { cookie } = await person();
		const second = await next(cookie);
		const third = await next(second.cookie);
		const late = await next(cookie);
		expect(sessionIdOf(late.cookie)).toBe(sessionIdOf(third.cookie));
		await next(late.cookie);
	});

	it('ends its session after that minute, but no other session', async () => {
		const one = await person();
		const other = await signIn(one);
		const second = await next(one.cookie);
		await backdate(second.cookie, 2 * 60_000);
		const { status, body, headers } = await refresh(one.cookie);
		expect(status).toBe(401);
		expect(body.error.message).toBe(messages.sessionOver);
		expect(headers.get('set-cookie')).toMatch(/sumu_refresh=;.*expires=Thu, 01 Jan 1970/i);
		expect((await refresh(second.cookie)).status).toBe(401);
		for (const { token } of [one, second]) expect(await isIn(token)).toBe(false);
		expect(await isIn(other.token)).toBe(true);
		await next(other.cookie);
	});

	it('ends the session even when its own row was already deleted', async () => {
		const one = await person();
		await backdate(one.cookie, halfAnHour);
		const second = await next(one.cookie);
		await backdate(second.cookie, 2 * 60_000);
		const third = await next(second.cookie);
		expect((await refresh(one.cookie)).status).toBe(401);
		expect(await isIn(third.token)).toBe(false);
		expect((await refresh(third.cookie)).status).toBe(401);
	});

	it('does not end another user’s session named in a forged cookie', async () => {
		const thief = await person();
		const victim = await person();
		const used = await next(thief.cookie);
		await backdate(used.cookie, 2 * 60_000);
		const [name = ''] = victim.cookie.split('.');
		const forged = thief.cookie.replace(/^[^.]+/, name);
		expect((await refresh(forged)).status).toBe(401);
		expect(await isIn(victim.token)).toBe(true);
		await next(victim.cookie);
	});
});
