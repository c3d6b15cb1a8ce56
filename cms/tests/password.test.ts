import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorSchema, messages } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, newcomer, type Person, person, signIn } from './support/accounts.ts';
import { call } from './support/api.ts';
import { postAtOnce } from './support/concurrent-requests.ts';
import { execute } from './support/execute-sql.ts';
import { type Mailbox, openMailbox } from './support/mailbox.ts';
import { movingClock } from './support/moving-clock.ts';
import { panel } from './support/panel.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { owner, type Server, startServer } from './support/server.ts';

const fresh = 'Fresh42threads';
const minute = 60_000;

/** Contents of every file below a folder, including the database. */
const filesBelow = (folder: string) =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));

describe('passwords and e-mail addresses, with a mail server', () => {
	const clock = movingClock();
	let server: Server;
	let mailbox: Mailbox;
	let remove: () => void;
	let variables: Record<string, string> = {};
	const secrets = [fresh, owner.password];

	beforeAll(async () => {
		const database = await preparedDatabase();
		({ remove, variables } = database);
		mailbox = await openMailbox();
		server = await startServer({ ...variables, ...clock.variables, SMTP_URL: mailbox.url });
	});
	afterAll(async () => {
		await server.stop();
		await mailbox.stop();
		clock.remove();
		remove();
	});

	const post = (path: string, body: unknown, more: object = {}) =>
		call(`/api/auth/${path}`, { method: 'POST', body, base: server.url, ...more });
	const codeIn = (text = '') => /#code=([\w.-]+)/.exec(text)?.[1] ?? '';
	const nextCode = async (email: string) => {
		const code = codeIn((await mailbox.letterTo(email)).text);
		expect(code).not.toBe('');
		secrets.push(code);
		return code;
	};
	/** Registers an account and reads its confirmation code from the e-mail. */
	async function somebody(): Promise<Person & { confirmation: string }> {
		const one = await person(undefined, server.url);
		secrets.push(one.token, one.password, one.cookie.split('=')[1] ?? '');
		return { ...one, confirmation: await nextCode(one.email) };
	}
	const reset = (code: string, password = fresh, passwordConfirmation = password) =>
		post('reset-password', { code, password, passwordConfirmation });
	const forgottenCode = async (email: string) => {
		expect(await post('forgot-password', { email })).toMatchObject({ body: { ok: true } });
		return nextCode(email);
	};
	const sessions = (token: string) => call('/api/auth/sessions', { token, base: server.url });
	const verified = async ({ id, token }: Person) =>
		(await call(`/api/user/${id}`, { token, base: server.url })).body.data.emailVerified;

	async function panelTarget() {
		const { body } = await call('/admin/login', { method: 'POST', body: owner, base: server.url });
		return { url: server.url, token: body.data.token };
	}

	/** Changes an account as the owner does in the panel. */
	async function changeAccount(id: string, data: object) {
		const path = '/content-manager/collection-types/plugin::users-permissions.user';
		await panel('PUT', `${path}/${id}`, data, await panelTarget());
	}

	describe('password reset', () => {
		it('resets the password once with the e-mailed link and ends every session', async () => {
			const one = await somebody();
			const other = await signIn(one, server.url);
			await post('forgot-password', { email: ` ${one.email.toUpperCase()}` });
			const letter = await mailbox.letterTo(one.email);
			const code = codeIn(letter.text);
			secrets.push(code);
			expect(letter.subject).toBe('Set a new password');
			expect(letter.html).toContain(`http://site.test/reset-password#code=${code}`);

			const { status, body, headers } = await reset(code);
			expect(status).toBe(200);
			expect(body.user).toMatchObject({ email: one.email, emailVerified: true });
			expect(cookieOf(headers)).not.toBe('');
			for (const { token } of [one, other]) expect((await sessions(token)).status).toBe(401);
			expect((await sessions(body.jwt)).body.data).toHaveLength(1);
			await signIn({ ...one, password: fresh }, server.url);
			await expect(signIn(one, server.url)).rejects.toThrow('400');

			const again = await reset(code, 'Another42x');
			expect(again.status).toBe(400);
			expect(errorSchema.safeParse(again.body).error).toBeUndefined();
			expect(again.body.error.message).toBe(messages.wrongCode);
		});

		it('accepts a link once when it is followed many times at once', async () => {
			const { email } = await somebody();
			const code = await forgottenCode(email);
			const body = { code, password: fresh, passwordConfirmation: fresh };
			const responses = await postAtOnce(`${server.url}/api/auth/reset-password`, body, 8);
			expect(responses.toSorted()).toEqual([200, ...Array(7).fill(400)]);
		});

		it('refuses the link of an account that was blocked after it was sent', async () => {
			const { id, email } = await somebody();
			const code = await forgottenCode(email);
			await changeAccount(id, { blocked: true });
			expect((await reset(code)).status).toBe(400);
			await changeAccount(id, { blocked: false });
			expect((await reset(code)).status).toBe(200);
		});

		it('accepts only the newest, unaltered link, which expires within an hour', async () => {
			const { email } = await somebody();
			const old = await forgottenCode(email);
			clock.pass(2 * minute);
			const code = await forgottenCode(email);
			expect((await reset(old)).status).toBe(400);
			const [expiry = '', random = ''] = code.split('.');
			const left = Number.parseInt(expiry, 36) - clock.now();
			expect(left).toBeGreaterThan(59 * 60_000);
			expect(left).toBeLessThanOrEqual(60 * 60_000);
			const later = (clock.now() + 9e9).toString(36);
			for (const wrong of [`${later}.${random}`, `1.${random}`, random, expiry, '', 'x'])
				expect((await reset(wrong)).status).toBe(400);
			expect((await reset(code)).status).toBe(200);
		});

		it('rejects a link sent to a former e-mail address', async () => {
			const code = await forgottenCode(owner.email);
			const target = await panelTarget();
			await panel('PUT', '/admin/users/me', { email: newcomer().email }, target);
			expect((await reset(code)).status).toBe(400);
			await panel('PUT', '/admin/users/me', { email: owner.email }, target);
		});

		it('rejects a link older than an hour', async () => {
			const { email } = await somebody();
			const code = await forgottenCode(email);
			const old = `${(clock.now() - 1000).toString(36)}.${code.split('.')[1]}`;
			const digest = createHash('sha256').update(old).digest('hex');
			await execute(variables, 'update up_users set reset_password_token = ? where email = ?', [
				digest,
				email,
			]);
			const { status, body } = await reset(old);
			expect(status).toBe(400);
			expect(body.error.message).toBe(messages.wrongCode);
		});

		it('enforces the sign-up password rules and a matching confirmation', async () => {
			const { email } = await somebody();
			const code = await forgottenCode(email);
			const problems = async (...given: Parameters<typeof reset>) =>
				(await reset(...given)).body.error.details.errors;
			expect(await problems(code, 'short')).toContainEqual({
				path: ['password'],
				message: messages.shortPassword,
			});
			expect(await problems(code, 'lettersonly')).toContainEqual({
				path: ['password'],
				message: messages.passwordPattern,
			});
			expect(await problems(code, 'Qwerty123')).toEqual([
				{ path: ['password'], message: messages.commonPassword },
			]);
			expect(await problems(code, fresh, 'Other42threads')).toEqual([
				{ path: ['passwordConfirmation'], message: messages.passwordsDiffer },
			]);
			expect((await reset(code)).status).toBe(200);
		});

		it('answers the same for unknown, blocked and known addresses', async () => {
			const one = await somebody();
			const blocked = await somebody();
			await changeAccount(blocked.id, { blocked: true });
			const nobody = newcomer().email;
			const times: Record<string, number[]> = {};
			for (let round = 0; round < 7; round += 1) {
				// At most five e-mails per hour are sent.
				clock.pass(15 * minute);
				for (const email of [one.email, nobody, blocked.email]) {
					const from = performance.now();
					const { status, body } = await post('forgot-password', { email });
					times[email] = [...(times[email] ?? []), performance.now() - from];
					expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
					if (email === one.email) await nextCode(email);
				}
			}
			expect(mailbox.waitingFor(nobody) + mailbox.waitingFor(blocked.email)).toBe(0);
			const quickest = (email: string) => Math.min(...(times[email] ?? []));
			expect(Math.abs(quickest(one.email) - quickest(nobody))).toBeLessThan(25);
			expect((await post('forgot-password', { email: 'x' })).status).toBe(400);
		});
	});

	describe('e-mail confirmation', () => {
		it('confirms an address once with the e-mailed link', async () => {
			const one = await somebody();
			expect(await verified(one)).toBe(false);
			const confirm = () => post('email-confirmation', { confirmation: one.confirmation });
			expect((await confirm()).body).toEqual({ ok: true });
			expect(await verified(one)).toBe(true);
			expect((await confirm()).status).toBe(400);
			expect((await post('email-confirmation', {})).status).toBe(400);
		});

		it('resends only to unconfirmed addresses, with the same answer for all', async () => {
			const waiting = await somebody();
			const confirmed = await somebody();
			await post('email-confirmation', { confirmation: confirmed.confirmation });
			const nobody = newcomer().email;
			clock.pass(2 * minute);
			for (const { email } of [{ email: nobody }, confirmed, waiting])
				expect((await post('send-email-confirmation', { email })).body).toEqual({ ok: true });
			const code = await nextCode(waiting.email);
			expect(mailbox.waitingFor(nobody) + mailbox.waitingFor(confirmed.email)).toBe(0);
			const old = { confirmation: waiting.confirmation };
			expect((await post('email-confirmation', old)).status).toBe(400);
			expect((await post('email-confirmation', { confirmation: code })).status).toBe(200);
		});

		it('rejects a code from another type of e-mail', async () => {
			const { email, confirmation } = await somebody();
			const code = await forgottenCode(email);
			expect((await post('email-confirmation', { confirmation: code })).status).toBe(400);
			expect((await reset(confirmation)).status).toBe(400);
		});
	});

	describe('account e-mails', () => {
		/** Sends several requests from different addresses and returns the number of resulting e-mails. */
		async function mailsOf(path: string, email: string) {
			for (let turn = 0; turn < 6; turn += 1)
				expect((await post(path, { email: turn % 2 ? email.toUpperCase() : email })).body).toEqual({
					ok: true,
				});
			// E-mails are sent in order, so once a later one has arrived, no earlier one is pending.
			await somebody();
			return mailbox.waitingFor(email);
		}

		it.each([
			'forgot-password',
			'send-email-confirmation',
		])('limits %s to one e-mail every two minutes and five per hour', async (path) => {
			const { email } = await somebody();
			clock.pass(60 * minute);
			const counts: number[] = [];
			for (let turn = 0; turn < 7; turn += 1) {
				counts.push(await mailsOf(path, email));
				clock.pass(2 * minute);
			}
			expect(counts).toEqual([1, 2, 3, 4, 5, 5, 5]);
			clock.pass(46 * minute);
			expect(await mailsOf(path, email)).toBe(6);
		});

		it('keeps an issued link valid while others request more', async () => {
			const one = await somebody();
			expect(await mailsOf('send-email-confirmation', one.email)).toBe(0);
			const confirm = { confirmation: one.confirmation };
			expect((await post('email-confirmation', confirm)).body).toEqual({ ok: true });
			const code = await forgottenCode(one.email);
			expect(await mailsOf('forgot-password', one.email)).toBe(0);
			expect((await reset(code)).status).toBe(200);
		});

		it('omits the display name of an unconfirmed account', async () => {
			const lure = 'YOU WON, claim at evil.test';
			const victim = await person(lure, server.url);
			const asked = await mailbox.letterTo(victim.email);
			await post('forgot-password', { email: victim.email });
			const reset = await mailbox.letterTo(victim.email);
			for (const letter of [asked, reset])
				for (const part of [letter.subject, letter.text, letter.html, JSON.stringify(letter.to)])
					expect(part).not.toContain('WON');
			await post('email-confirmation', { confirmation: codeIn(asked.text) });
			clock.pass(2 * minute);
			await post('forgot-password', { email: victim.email });
			expect((await mailbox.letterTo(victim.email)).text).toContain(`Hello ${lure},`);
		});

		it('allows a password reset while sign-in is locked after failed attempts', async () => {
			const one = await somebody();
			const tryIn = (password: string) => post('local', { identifier: one.email, password });
			for (let turn = 0; turn < 5; turn += 1) expect((await tryIn('Wrong42pass')).status).toBe(400);
			expect((await tryIn(one.password)).status).toBe(429);
			expect((await reset(await forgottenCode(one.email))).status).toBe(200);
			expect((await tryIn(fresh)).status).toBe(200);
		});
	});

	it('writes no password, code, token or cookie to the log or a file', async () => {
		const one = await somebody();
		const wrong = 'Wrong42secret';
		expect((await post('local', { identifier: one.email, password: wrong })).status).toBe(400);
		const { headers, body } = await post('refresh', {}, { cookie: one.cookie });
		const passwords = { currentPassword: one.password, password: fresh };
		const changed = { ...passwords, passwordConfirmation: fresh };
		expect((await post('change-password', changed, { token: body.jwt })).status).toBe(200);
		secrets.push(wrong, body.jwt, cookieOf(headers).split('=')[1] ?? '');
		expect(server.log()).toContain(`Mail sent to ${one.email[0]}…@example.com`);
		expect(secrets.length).toBeGreaterThan(20);
		const written = [server.log(), ...filesBelow(variables.DATA_DIR ?? '')].join('\n');
		expect(secrets.filter((secret) => secret === '' || written.includes(secret))).toEqual([]);
	});
});
