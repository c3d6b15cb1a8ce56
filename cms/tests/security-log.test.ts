import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { newcomer, person, signIn } from './support/accounts.ts';
import { call, newAddress, post } from './support/api.ts';
import { asOwner } from './support/owner.ts';
import { panel } from './support/panel.ts';
import { codeAt, factorCall, turnOn } from './support/second-factor.ts';

const users = '/content-manager/collection-types/plugin::users-permissions.user';
const ownerPassword = 'Owner-pass-1';

/** Reads `name=value` pairs, with quotation marks around values that have spaces. */
const fieldsOf = (line: string): Record<string, string> =>
	Object.fromEntries(
		Array.from(line.matchAll(/(\w+)=("(?:\\.|[^"\\])*"|\S+)/g), ([, name, value = '']) => [
			name,
			value.startsWith('"') ? JSON.parse(value) : value,
		]),
	);
const lines = () =>
	Array.from(readFileSync(inject('logFile'), 'utf8').matchAll(/security \((.*)\)/g), ([, line]) =>
		fieldsOf(line ?? ''),
	);
/** Log entries about an account, or from an IP address. */
const about = (id: string) => lines().filter(({ account, by }) => account === id || by === id);
const from = (address: string) => lines().filter((line) => line.from === address);

const attempt = (identifier: string, password: string, address = newAddress()) =>
	post('/api/auth/local', { identifier, password }, address);

it('logs sign-ups, sign-ins and failed attempts without secrets', async () => {
	const one = await person();
	const address = newAddress();
	for (let call = 0; call < 5; call++) await attempt(one.email, 'Wrong1wrong', address);
	await expect.poll(() => from(address)).toHaveLength(5);
	const tries = from(address);
	for (const line of tries)
		expect(line).toMatchObject({
			event: 'sign-in refused',
			account: one.id,
			call: 'POST /auth/local',
			address: tries[0]?.address,
		});
	expect(tries.map(({ pause }) => Number(pause) > 0)).toEqual([false, false, false, false, true]);
	expect(about(one.id).map(({ event }) => event)).toEqual([
		'account added',
		'signed in',
		...Array(5).fill('sign-in refused'),
	]);
	const text = JSON.stringify(lines());
	for (const secret of [one.email, one.password, 'Wrong1wrong', one.token, one.cookie])
		expect(text).not.toContain(secret);
});

it('logs attempts for an unknown e-mail address under a hash of it', async () => {
	const [address, { email }] = [newAddress(), newcomer()];
	for (const spelling of [email, email.toUpperCase()])
		await attempt(spelling, 'Wrong1wrong', address);
	await expect.poll(() => from(address)).toHaveLength(2);
	const [first, second] = from(address);
	expect(first?.address).toMatch(/^[\w-]{12}$/);
	expect(second?.address).toBe(first?.address);
	expect(first).not.toHaveProperty('account');
});

it('logs password and second-factor changes with the account that made them', async () => {
	const one = await person();
	const changed = await call('/api/auth/change-password', {
		method: 'POST',
		token: one.token,
		body: {
			currentPassword: one.password,
			password: 'Other42threads',
			passwordConfirmation: 'Other42threads',
		},
	});
	expect(changed.status).toBe(200);
	const again = await signIn({ email: one.email, password: 'Other42threads' });
	const now = Date.now();
	const { secret } = await turnOn(again, now);
	const wrong = await factorCall(again, '/off', { proof: 'nonsense' });
	expect(wrong.status).toBe(400);
	await factorCall(again, '/off', { proof: 'Other42threads' });
	const changes = () => about(one.id).filter(({ event }) => /changed|proof/.test(event ?? ''));
	await expect.poll(changes).toMatchObject([
		{ event: 'account changed', changed: 'password', by: one.id, account: one.id },
		{ event: 'account changed', changed: 'twoStep', by: one.id, account: one.id },
		{ event: 'proof refused', by: one.id },
		{ event: 'account changed', changed: 'twoStep', by: one.id, account: one.id },
	]);
	expect(JSON.stringify(lines())).not.toMatch(new RegExp(`${secret}|${codeAt(secret, now)}`));
});

it('logs account changes by the owner, in the panel and on the site', async () => {
	const one = await person();
	const { roles } = await panel('GET', '/users-permissions/roles');
	const { id } = roles.find(({ type }: { type: string }) => type === 'admin');
	await panel('PUT', `${users}/${one.id}`, { role: { connect: [{ id }], disconnect: [] } });
	await panel('PUT', `${users}/${one.id}`, { blocked: true });
	await panel('PUT', `${users}/${one.id}`, { aboutMe: 'Weaves' });
	expect((await attempt(one.email, one.password)).status).toBe(403);
	expect((await asOwner('DELETE', `/api/user/${one.id}`)).status).toBe(200);
	await expect
		.poll(() => about(one.id).slice(2))
		.toMatchObject([
			{ event: 'account changed', changed: 'role' },
			{ event: 'account changed', changed: 'blocked', by: expect.stringMatching(/^\w{24}$/) },
			{ event: 'account deleted', by: expect.stringMatching(/^\w{24}$/), call: 'DELETE /user/:id' },
		]);
});

it('logs forbidden calls, and logs an exceeded rate limit once', async () => {
	const one = await person();
	const address = newAddress();
	const refused = await call('/api/users', { token: one.token, from: address });
	expect(refused.status).toBe(403);
	for (const token of ['', 'nonsense'])
		expect((await call('/api/users', { token, from: address })).status).toBe(401);
	for (let call = 0; call < 8; call++)
		await post('/api/newsletter', { email: `reader-${call}@example.com` }, address);
	await expect
		.poll(() => from(address))
		.toMatchObject([
			{ event: 'call refused', status: '403', by: one.id, call: 'GET /users' },
			{ event: 'call refused', status: '401' },
			{ event: 'limit reached', limit: 'submit', call: 'POST /newsletter' },
		]);
});

it('logs sign-ins to the panel', async () => {
	const address = newAddress();
	const enter = (password: string) =>
		post('/admin/login', { email: 'owner@example.com', password }, address);
	expect((await enter('Wrong-pass-1')).status).toBe(400);
	expect((await enter(ownerPassword)).status).toBe(200);
	await expect
		.poll(() => from(address))
		.toMatchObject([
			{ event: 'sign-in refused', call: 'POST /login' },
			{ event: 'signed in', panelAccount: expect.stringMatching(/^\w{24}$/) },
		]);
});
