import { messages } from '@sumu/contract';
import { describe, expect, it } from 'vitest';
import { cookieLineOf, person, signIn } from './support/accounts.ts';
import { call } from './support/api.ts';

const fresh = 'Fresh42threads';

describe('POST /auth/change-password', () => {
	const change = (token: string | undefined, body: object) =>
		call('/api/auth/change-password', { method: 'POST', body, ...(token ? { token } : {}) });
	const sessions = (token: string) => call('/api/auth/sessions', { token });

	it('revokes all sessions and starts a new one of the same kind', async () => {
		const one = await person();
		const credentials = { identifier: one.email, password: one.password, remember: true };
		const lasting = (await call('/api/auth/local', { method: 'POST', body: credentials })).body.jwt;
		const body = {
			currentPassword: one.password,
			password: fresh,
			passwordConfirmation: fresh,
		};
		const response = await change(lasting, body);
		expect(response.status).toBe(200);
		expect(cookieLineOf(response.headers)).toMatch(/sumu_refresh=[^;]+;.*expires/i);
		for (const token of [one.token, lasting]) expect((await sessions(token)).status).toBe(401);
		expect((await sessions(response.body.jwt)).body.data).toHaveLength(1);
		await signIn({ ...one, password: fresh });
	});

	it('requires the current password and a different, strong new one', async () => {
		const { token, password } = await person();
		const problem = async (currentPassword: string, next: string) => {
			const body = { currentPassword, password: next, passwordConfirmation: next };
			const response = await change(token, body);
			expect(response.status).toBe(400);
			return response.body.error.details.errors;
		};
		expect(await problem('Wrong42pass', fresh)).toEqual([
			{ path: ['currentPassword'], message: messages.wrongPassword },
		]);
		expect(await problem(password, password)).toEqual([
			{ path: ['password'], message: messages.samePassword },
		]);
		expect(await problem(password, 'Abc123')).toEqual([
			{ path: ['password'], message: messages.commonPassword },
		]);
		expect(await problem(password, 'short')).toContainEqual({
			path: ['password'],
			message: messages.shortPassword,
		});
		expect((await sessions(token)).status).toBe(200);
	});

	it('requires a signed-in user', async () => {
		expect((await change(undefined, {})).status).toBe(401);
		expect((await change('garbage', {})).status).toBe(401);
	});
});
