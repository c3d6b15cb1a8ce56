import { errorSchema, messages, signIn as signInEndpoint } from '@sumu/contract';
import { describe, expect, it } from 'vitest';
import { newcomer, person, signIn } from './support/accounts.ts';
import { call, post } from './support/api.ts';

const register = (body: unknown) => post('/api/auth/local/register', body);

describe('POST /auth/local/register', () => {
	it('creates an ordinary account and signs in, ignoring privileged fields', async () => {
		const account = newcomer();
		const { status, body, headers } = await register({
			...account,
			email: ` ${account.email.toUpperCase()} `,
			role: 'admin',
			confirmed: false,
			blocked: true,
			provider: 'google',
			emailVerified: true,
			id: 1,
		});
		expect(status).toBe(200);
		expect(signInEndpoint.response.safeParse(body).error).toBeUndefined();
		expect(body.user).toMatchObject({
			email: account.email,
			displayName: account.displayName,
			role: 'normal',
			emailVerified: false,
			hasPassword: true,
			termsAccepted: null,
		});
		expect(headers.get('set-cookie')).toMatch(/^sumu_refresh=.*path=\/api\/auth;.*httponly/i);
		expect(JSON.stringify(body)).not.toContain(account.password);
		expect((await signIn(account)).id).toBe(body.user._id);
	});

	it('records when the terms were accepted; no other call can set it', async () => {
		const account = newcomer();
		const before = Date.now();
		const { user, jwt } = (await register({ ...account, terms: true })).body;
		const at = Date.parse(user.termsAccepted);
		expect(at).toBeGreaterThanOrEqual(before);
		expect(at).toBeLessThanOrEqual(Date.now());
		const body = { city: 'Dhaka', termsAccepted: '2001-01-01T00:00:00.000Z' };
		const path = `/api/user/${account.email}`;
		await call(path, { method: 'PUT', token: jwt, body });
		const { data } = (await call(path, { token: jwt })).body;
		expect(data).toMatchObject({ city: 'Dhaka', termsAccepted: user.termsAccepted });
		const other = newcomer();
		const forged = await register({ ...other, terms: false, termsAccepted: user.termsAccepted });
		expect(forged.body.user.termsAccepted).toBeNull();
	});

	it('accepts the name under Strapi’s key, and never shows an address as the name', async () => {
		const { displayName, ...rest } = newcomer();
		expect((await register({ ...rest, username: displayName })).body.user.displayName).toBe(
			displayName,
		);
		const other = newcomer();
		const named = await register({ ...other, displayName: undefined, username: other.email });
		expect(named.body.user.displayName).toBe(other.email.split('@')[0]);
	});

	it.each([
		[{ displayName: undefined }, ['displayName', messages.enterName]],
		[{ displayName: '  ' }, ['displayName', messages.enterName]],
		[{ displayName: 'Al' }, ['displayName', messages.shortName]],
		[{ email: '' }, ['email', messages.enterEmail]],
		[{ email: 'nadia' }, ['email', messages.invalidEmail]],
		[{ password: '' }, ['password', messages.enterPassword]],
		[{ password: 'ab1' }, ['password', messages.shortPassword]],
		[{ password: 'abcdefg' }, ['password', messages.passwordPattern]],
		[{ password: '1234567' }, ['password', messages.passwordPattern]],
		[{ password: 'abc-1234' }, ['password', messages.passwordPattern]],
		[{ password: `a1${'x'.repeat(71)}` }, ['password', messages.tooLong(72)]],
		[{ password: 'Password1' }, ['password', messages.commonPassword]],
		[{ password: 'qwerty123' }, ['password', messages.commonPassword]],
		[{ password: { $ne: '' } }, ['password', messages.enterPassword]],
	])('refuses %o', async (change, [field, message]) => {
		const { status, body } = await register({ ...newcomer(), ...change });
		expect(status).toBe(400);
		expect(errorSchema.safeParse(body).error).toBeUndefined();
		expect(body.error.details.errors).toContainEqual({ path: [field], message });
	});

	it('accepts an address once, even with simultaneous requests', async () => {
		const { email } = await person();
		const again = await register({ ...newcomer(), email });
		expect(again.status).toBe(409);
		expect(errorSchema.safeParse(again.body).error).toBeUndefined();
		expect(again.body.error.message).toBe(messages.emailTaken);

		const account = newcomer();
		const responses = await Promise.all(Array.from({ length: 5 }, () => register(account)));
		expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
		await signIn(account);
	});

	it('rejects requests from other origins', async () => {
		const options = { method: 'POST', body: newcomer(), headers: { origin: 'https://evil.test' } };
		expect((await call('/api/auth/local/register', options)).status).toBe(403);
	});
});
