import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorSchema, messages } from '@sumu/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookieOf, type Person, person } from './support/accounts.ts';
import { call, newAddress } from './support/api.ts';
import { postAtOnce } from './support/concurrent-requests.ts';
import { execute } from './support/execute-sql.ts';
import { type Mailbox, openMailbox } from './support/mailbox.ts';
import { movingClock } from './support/moving-clock.ts';
import { panel } from './support/panel.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { codeAt, factorCall, step, turnOn } from './support/second-factor.ts';
import { owner, type Server, startServer } from './support/server.ts';

const wrong = 'Wrong42pass';
const minute = 60_000;
const users = '/content-manager/collection-types/plugin::users-permissions.user';

describe('two-factor authentication', () => {
	const clock = movingClock();
	let server: Server;
	let mailbox: Mailbox;
	let remove: () => void;
	let variables: Record<string, string>;

	beforeAll(async () => {
		const database = await preparedDatabase();
		({ remove, variables } = database);
		mailbox = await openMailbox();
		server = await startServer({
			...variables,
			...clock.variables,
			SMTP_URL: mailbox.url,
			TRUST_PROXY: 'true',
		});
	});
	/** Every test starts at the beginning of a time step, so that none crosses a step boundary. */
	beforeEach(() => clock.pass(step - (clock.now() % step)));
	afterAll(async () => {
		await server.stop();
		await mailbox.stop();
		clock.remove();
		remove();
	});

	const post = (path: string, body: unknown, cookie = '') =>
		call(path, { method: 'POST', body, from: newAddress(), base: server.url, cookie });
	const enter = (
		{ email, password }: Pick<Person, 'email' | 'password'>,
		code?: string,
		cookie?: string,
	) => post('/api/auth/local', { identifier: email, password, ...(code ? { code } : {}) }, cookie);
	const factor = (one: Person, path: string, body: object) =>
		factorCall(one, path, body, server.url);
	const codeOf = (secret: string, steps = 0) => codeAt(secret, clock.now() + steps * step);
	/** Moves the clock past the steps with used codes. */
	const later = () => clock.pass(2 * step);
	/** Account with two-step sign-in, at a time when no valid code has been used. */
	async function careful() {
		const one = await person('Nadia', server.url);
		const on = await turnOn(one, clock.now(), server.url);
		later();
		return { ...one, ...on };
	}
	const profile = async ({ token, email }: Person) =>
		(await call(`/api/user/${email}`, { token, base: server.url })).body.data;

	it('starts with the password, is enabled with a code and issues ten recovery codes', async () => {
		const one = await person('Nadia', server.url);
		for (const body of [{}, { password: wrong }]) {
			const { status, body: refusal } = await factor(one, '/setup', body);
			expect(status).toBe(400);
			expect(refusal.error.details.errors).toEqual([
				{ path: ['password'], message: messages.wrongPassword },
			]);
		}
		const { secret, uri, qr, setup } = (await factor(one, '/setup', { password: one.password }))
			.body.data;
		expect(secret).toMatch(/^[A-Z2-7]{32}$/);
		const address = new URL(uri);
		expect(decodeURIComponent(address.pathname)).toBe(`/site.test:${one.email}`);
		expect(address.searchParams.get('secret')).toBe(secret);
		expect(Buffer.from(qr.split(',')[1], 'base64').toString()).toMatch(/^<svg .*<\/svg>$/s);

		const refused = await factor(one, '', { setup, code: codeOf(secret, 9) });
		expect(refused.status).toBe(400);
		expect(refused.body.error.details.errors).toEqual([
			{ path: ['code'], message: messages.wrongCode },
		]);
		expect((await profile(one)).twoStep).toBe(false);
		expect((await enter(one)).status).toBe(200);

		const on = await factor(one, '', { setup, code: codeOf(secret) });
		expect(on.status).toBe(200);
		expect(new Set(on.body.data.recoveryCodes).size).toBe(10);
		for (const code of on.body.data.recoveryCodes)
			expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
		expect((await profile(one)).twoStep).toBe(true);
		for (const again of [
			await factor(one, '/setup', { password: one.password }),
			await factor(one, '', { setup, code: codeOf(secret, 1) }),
		])
			expect([again.status, again.body.error.message]).toEqual([409, messages.twoStepIsOn]);
	});

	it('can be enabled only by the account that started setup, within 15 minutes', async () => {
		const [one, other] = [await person('Nadia', server.url), await person('Rahim', server.url)];
		const { secret, setup } = (await factor(one, '/setup', { password: one.password })).body.data;
		const tryOn = async (who: Person, given: string) =>
			(await factor(who, '', { setup: given, code: codeOf(secret) })).status;
		expect(await tryOn(other, setup)).toBe(400);
		for (const made of ['nonsense', one.token, setup.replace(/\.[^.]+$/, '.AAAA')])
			expect(await tryOn(one, made)).toBe(400);
		clock.pass(16 * minute);
		// The access tokens have expired too.
		const back = (await enter(one)).body;
		expect(await tryOn({ ...one, token: back.jwt }, setup)).toBe(400);
		expect((await enter(one)).status).toBe(200);
	});

	it('asks for a code after a correct password and creates no session without it', async () => {
		const one = await careful();
		const unknown = await enter({ ...one, password: wrong }, codeOf(one.secret));
		expect([unknown.status, unknown.body.error.message]).toEqual([400, messages.wrongCredentials]);
		const asked = await enter(one);
		expect(asked.status).toBe(401);
		expect(errorSchema.safeParse(asked.body).error).toBeUndefined();
		expect(asked.body.error).toMatchObject({
			message: messages.enterCode,
			details: { reason: 'code' },
		});
		expect(asked.headers.getSetCookie()).toEqual([]);
		const refused = await enter(one, '000000');
		expect(refused.status).toBe(401);
		expect(refused.body.error.details).toEqual({
			reason: 'code',
			errors: [{ path: ['code'], message: messages.wrongCode }],
		});
		expect(refused.headers.getSetCookie()).toEqual([]);
		const entered = await enter(one, codeOf(one.secret).replace(/^.../, '$& '));
		expect(entered.status).toBe(200);
		expect(entered.body.user.twoStep).toBe(true);
	});

	it('accepts codes only from adjacent time steps, each once', async () => {
		const one = await careful();
		const status = async (steps: number) => (await enter(one, codeOf(one.secret, steps))).status;
		expect([await status(-2), await status(2)]).toEqual([401, 401]);
		expect([await status(-1), await status(-1)]).toEqual([200, 401]);
		expect([await status(1), await status(0), await status(1)]).toEqual([200, 401, 401]);
		clock.pass(step);
		expect([await status(0), await status(1)]).toEqual([401, 200]);
	});

	it('accepts one of several simultaneous sign-ins with the same code', async () => {
		for (const pick of ['app', 'recovery']) {
			const one = await careful();
			const code = pick === 'app' ? codeOf(one.secret) : one.recoveryCodes[0];
			const body = { identifier: one.email, password: one.password, code };
			const statuses = await postAtOnce(`${server.url}/api/auth/local`, body, 4);
			expect(statuses.toSorted()).toEqual([200, 401, 401, 401]);
		}
	});

	it('asks for a code on a known browser too', async () => {
		const one = await careful();
		const { headers } = await enter(one, codeOf(one.secret));
		const device = cookieOf(headers, 'sumu_device');
		expect(device).not.toBe('');
		expect((await enter(one, undefined, device)).status).toBe(401);
	});

	it('accepts each recovery code once, in any format', async () => {
		const one = await careful();
		const [first = '', second = '', third = ''] = one.recoveryCodes;
		expect((await enter(one, first)).status).toBe(200);
		expect((await enter(one, first)).status).toBe(401);
		expect((await enter(one, second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
		expect((await enter(one, ` ${third.replaceAll('-', '')} `)).status).toBe(200);
		expect((await enter(one, codeOf(one.secret))).status).toBe(200);
	});

	it('throttles wrong codes, even with correct passwords in between', async () => {
		const one = await careful();
		const device = cookieOf((await enter(one, codeOf(one.secret))).headers, 'sumu_device');
		later();
		for (let turn = 0; turn < 5; turn += 1) {
			expect((await enter(one, '000000')).status).toBe(401);
			expect((await enter(one)).status).toBe(401);
		}
		const refused = await enter(one, codeOf(one.secret));
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(4);
		expect((await enter(one, codeOf(one.secret), device)).status).toBe(200);
		clock.pass(step);
		expect((await enter(one, codeOf(one.secret, 1))).status).toBe(200);
	});

	/** The code in the next e-mail to this person. */
	const mailedTo = async ({ email }: Person) =>
		/#code=([\w.-]+)/.exec((await mailbox.letterTo(email)).text ?? '')?.[1] ?? '';

	it('is required for a password reset, whose link stays valid meanwhile', async () => {
		const one = await careful();
		const confirmation = await mailedTo(one);
		expect((await post('/api/auth/email-confirmation', { confirmation })).status).toBe(200);
		await post('/api/auth/forgot-password', { email: one.email });
		const code = await mailedTo(one);
		const password = 'Fresh42threads';
		const reset = (secondFactor?: string) =>
			post('/api/auth/reset-password', {
				code,
				password,
				passwordConfirmation: password,
				secondFactor,
			});
		const asked = await reset();
		expect([asked.status, asked.body.error.details]).toEqual([401, { reason: 'code' }]);
		const refused = await reset('000000');
		expect([refused.status, refused.body.error.details]).toEqual([
			401,
			{ reason: 'code', errors: [{ path: ['secondFactor'], message: messages.wrongCode }] },
		]);
		expect((await enter({ ...one, password }, codeOf(one.secret))).status).toBe(400);
		expect((await enter(one)).status).toBe(401);
		expect((await reset(codeOf(one.secret))).status).toBe(200);
		expect((await enter({ ...one, password })).status).toBe(401);
		expect((await enter({ ...one, password }, codeOf(one.secret, 1))).status).toBe(200);
	});

	it('is turned off by a password reset if the address was never confirmed', async () => {
		const stranger = await careful();
		await mailedTo(stranger);
		await post('/api/auth/forgot-password', { email: stranger.email });
		const password = 'Fresh42threads';
		const reset = await post('/api/auth/reset-password', {
			code: await mailedTo(stranger),
			password,
			passwordConfirmation: password,
		});
		expect([reset.status, reset.body.user?.twoStep]).toEqual([200, false]);
		const entered = await enter({ ...stranger, password });
		expect([entered.status, entered.body.user?.emailVerified]).toEqual([200, true]);
		expect((await enter(stranger)).status).toBe(400);
		const later = await call('/api/auth/sessions', { token: stranger.token, base: server.url });
		expect(later.status).toBe(401);
	});

	it.each(['password', 'code', 'recovery code'])('is turned off with the %s', async (kind) => {
		const one = await careful();
		const proofs: Record<string, string | undefined> = {
			password: one.password,
			code: codeOf(one.secret),
			'recovery code': one.recoveryCodes[9],
		};
		const missing = await factor(one, '/off', {});
		expect(missing.status).toBe(400);
		const refused = await factor(one, '/off', { proof: wrong });
		expect(refused.status).toBe(400);
		expect(refused.body.error.details.errors).toEqual([
			{ path: ['proof'], message: messages.wrongProof },
		]);
		const off = await factor(one, '/off', { proof: proofs[kind] });
		expect([off.status, off.body.data?.twoStep]).toEqual([200, false]);
		expect((await enter(one)).status).toBe(200);
		for (const path of ['/off', '/recovery-codes']) {
			const { status, body } = await factor(one, path, { proof: one.password });
			expect([status, body.error.message]).toEqual([409, messages.twoStepIsOff]);
		}
	});

	it('issues new recovery codes and invalidates the old ones', async () => {
		const one = await careful();
		const [first, second] = one.recoveryCodes;
		expect((await factor(one, '/recovery-codes', { proof: wrong })).status).toBe(400);
		const { status, body } = await factor(one, '/recovery-codes', { proof: first });
		expect(status).toBe(200);
		expect(new Set([...body.data.recoveryCodes, ...one.recoveryCodes]).size).toBe(20);
		expect((await enter(one, second)).status).toBe(401);
		expect((await enter(one, body.data.recoveryCodes[0])).status).toBe(200);
	});

	it('limits attempts to turn it off from a signed-in session', async () => {
		const one = await careful();
		const tryOff = async (proof: string) => (await factor(one, '/off', { proof })).status;
		const statuses: number[] = [];
		for (const proof of [wrong, '000000', '111111', wrong, '222222', one.password])
			statuses.push(await tryOff(proof));
		expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
		expect((await enter(one, codeOf(one.secret))).status).toBe(200);
	});

	it('exposes no secret and does not work for another account', async () => {
		const one = await careful();
		const login = await call('/admin/login', { method: 'POST', body: owner, base: server.url });
		const target = { url: server.url, token: login.body.data.token };
		const shown = await panel('GET', `${users}/${one.id}`, undefined, target);
		const { body: everything } = await call('/api/account/export', {
			token: one.token,
			base: server.url,
		});
		expect(everything.data.profile.twoStep).toBe(true);
		for (const answer of [shown, everything, await profile(one)])
			expect(Object.keys(answer.data?.profile ?? answer.data ?? answer)).not.toContain(
				'secondFactor',
			);
		const stored = readdirSync(variables.DATA_DIR ?? '', { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
		for (const secret of [one.secret, ...one.recoveryCodes]) {
			expect(server.log()).not.toContain(secret);
			for (const file of stored) expect(file.includes(secret)).toBe(false);
			expect(JSON.stringify([shown, everything])).not.toContain(secret);
		}
		const other = await careful();
		await execute(
			variables,
			'update up_users set second_factor = (select second_factor from up_users where email = ?) where email = ?',
			[one.email, other.email],
		);
		expect((await enter(other, codeOf(one.secret))).status).toBe(401);
		expect((await enter(other, codeOf(other.secret))).status).toBe(401);

		const confirmation = await mailedTo(other);
		await post('/api/auth/email-confirmation', { confirmation });
		const link = `/admin/sumu/accounts/${other.id}/reset-link`;
		await panel('POST', link, undefined, target);
		const code = await mailedTo(other);
		const form = { code, password: wrong, passwordConfirmation: wrong };
		expect((await post('/api/auth/reset-password', form)).status).toBe(200);
		expect((await enter({ ...other, password: wrong })).status).toBe(200);
	});

	describe('sign-in notifications to the owner', () => {
		const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
		const ownerIn = (cookie = '') =>
			call('/api/auth/local', {
				method: 'POST',
				body: { identifier: owner.email, password: owner.password },
				base: server.url,
				from: newAddress(),
				cookie,
				headers: { 'user-agent': firefox },
			});

		it('report a new browser, except at the first sign-in', async () => {
			const first = cookieOf((await ownerIn()).headers, 'sumu_device');
			clock.pass(2 * minute);
			await ownerIn(first);
			const { headers } = await ownerIn();
			const letter = await mailbox.letterTo(owner.email);
			expect(letter.subject).toBe('New browser signed in to your account');
			expect(letter.text).toContain('Browser: Firefox 145 on Linux');
			expect(letter.text).toContain(
				new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(),
			);
			expect(letter.text).toContain('http://site.test/settings');
			await ownerIn(cookieOf(headers, 'sumu_device'));
			clock.pass(2 * minute);
			await ownerIn();
			await mailbox.letterTo(owner.email);
			expect(mailbox.waitingFor(owner.email)).toBe(0);
		});

		it('combine further sign-ins within two minutes in one e-mail', async () => {
			clock.pass(2 * minute);
			await ownerIn();
			expect((await mailbox.letterTo(owner.email)).subject).toBe(
				'New browser signed in to your account',
			);
			for (let turn = 0; turn < 7; turn += 1) await ownerIn();
			const subjects: string[] = [];
			let told = 0;
			// The last sign-in may be queued after the clock has moved, and then gets its own e-mail.
			while (told < 7) {
				clock.pass(2 * minute);
				const { subject = '', text = '' } = await mailbox.letterTo(owner.email);
				subjects.push(subject);
				told += text.match(/^Browser: Firefox 145 on Linux$/gm)?.length ?? 0;
			}
			expect(told).toBe(7);
			expect(subjects[0]).toMatch(/^[67] sign-ins to your account from new browsers$/);
			expect(mailbox.waitingFor(owner.email)).toBe(0);
		});

		it('omit other users’ sign-ins and wrong passwords', async () => {
			clock.pass(2 * minute);
			const visitor = await person('Nadia', server.url);
			await mailbox.letterTo(visitor.email);
			await enter(visitor);
			await enter(visitor);
			await enter({ ...owner, password: wrong });
			await ownerIn();
			const { text } = await mailbox.letterTo(owner.email);
			expect(text).toContain('Firefox');
			expect(mailbox.waitingFor(visitor.email)).toBe(0);
			expect(mailbox.waitingFor(owner.email)).toBe(0);
		});
	});
});
