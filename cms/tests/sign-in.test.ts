import { messages } from '@sumu/contract';
import { describe, expect, inject, it } from 'vitest';
import { cookieLineOf, newcomer, person } from './support/accounts.ts';
import { call, post } from './support/api.ts';
import { execute } from './support/execute-sql.ts';
import './support/provided-context.ts';

const signIn = (body: unknown) => post('/api/auth/local', body);

describe('POST /auth/local', () => {
	it('accepts an e-mail address in any case, and reports missing fields', async () => {
		const { email, password } = await person();
		expect((await signIn({ identifier: ` ${email.toUpperCase()}`, password })).status).toBe(200);
		const { status, body } = await signIn({});
		expect(status).toBe(400);
		expect(body.error.details.errors).toEqual([
			{ path: ['identifier'], message: messages.loginEmail },
			{ path: ['password'], message: messages.enterPassword },
		]);
	});

	it('answers identically for a wrong password and an unknown address', async () => {
		const { email } = await person();
		const wrong = await signIn({ identifier: email, password: 'Wrong42pass' });
		const unknown = await signIn({ identifier: newcomer().email, password: 'Wrong42pass' });
		expect(wrong).toMatchObject({ status: 400 });
		expect(wrong.body.error.message).toBe(messages.wrongCredentials);
		expect(unknown.body).toEqual(wrong.body);
	});

	it('takes as long for an unknown address as for a wrong password', async () => {
		// Hash of an unknown password, with the cost factor of a server without `quick-hashes.cjs`.
		const hash = '$2a$10$QrjPGQUID3xk9cLMfTkJ4OgRMoBfR8UA5QfpA1Ny73Gmskmd/t3G.';
		const { variables } = inject('database');
		const time = async (identifier: string) => {
			const from = performance.now();
			await signIn({ identifier, password: 'Wrong42pass' });
			return performance.now() - from;
		};
		const known: number[] = [];
		const unknown: number[] = [];
		for (let round = 0; round < 7; round += 1) {
			// A new account each time, because too many wrong passwords lock an account.
			const { email } = await person();
			await execute(variables, 'update up_users set password = ? where email = ?', [hash, email]);
			known.push(await time(email));
			unknown.push(await time(newcomer().email));
		}
		const middle = (times: number[]) => times.toSorted((one, other) => one - other)[3] ?? 0;
		expect(middle(unknown)).toBeGreaterThan(middle(known) * 0.5);
	});

	it('keeps the session until the browser closes, or longer on request', async () => {
		const { email: identifier, password } = await person();
		const cookie = async (remember?: boolean) =>
			cookieLineOf((await signIn({ identifier, password, remember })).headers);
		expect(await cookie()).toMatch(/^sumu_refresh=/);
		expect(await cookie()).not.toMatch(/expires|max-age/i);
		expect(await cookie(false)).not.toMatch(/expires|max-age/i);
		const lasting = /expires=([^;]+)/i.exec(await cookie(true))?.[1] ?? '';
		expect(Date.parse(lasting) - Date.now()).toBeGreaterThan(13 * 86_400_000);
	});

	it('rejects requests from other origins', async () => {
		const { email: identifier, password } = await person();
		const body = { identifier, password };
		const foreign: Record<string, string>[] = [
			{ origin: 'https://evil.test' },
			{ origin: 'null', 'sec-fetch-site': 'cross-site' },
		];
		for (const headers of foreign) {
			const {
				status,
				headers: answered,
				body: refused,
			} = await call('/api/auth/local', {
				method: 'POST',
				body,
				headers,
			});
			expect(status).toBe(403);
			expect(refused.error.message).toBe(messages.otherAddress('http://site.test'));
			expect(answered.get('set-cookie')).toBeNull();
		}
		const headers = { origin: 'http://site.test' };
		expect((await call('/api/auth/local', { method: 'POST', body, headers })).status).toBe(200);
	});
});
