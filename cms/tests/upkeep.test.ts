import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiEndpoints, backupLimits, errorSchema, messages } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { person, signIn } from './support/accounts.ts';
import { call } from './support/api.ts';
import { done } from './support/backup.ts';
import { ownDatabase } from './support/empty-database.ts';
import { execute } from './support/execute-sql.ts';
import { freePort } from './support/free-port.ts';
import { type Guard, type Mailbox, openMailbox, refused } from './support/mailbox.ts';
import { asOwner } from './support/owner.ts';
import { panel, type Target } from './support/panel.ts';
import { panelHelper } from './support/panel-helper.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { rows } from './support/query-sqlite.ts';
import { owner, type Server, startServer } from './support/server.ts';

const changed = 'Your site’s mail server was changed';

/** Creates credentials and a self-signed certificate, which a server trusts only if it is configured to. */
function newGuard(folder: string): Guard & { certificate: string } {
	const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
	const request =
		'-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -addext subjectAltName=DNS:localhost';
	const args = ['req', ...request.split(' '), '-keyout', key, '-out', certificate];
	execFileSync('openssl', args, { stdio: 'pipe' });
	return {
		user: 'mira',
		password: 'Sesame-12',
		key: readFileSync(key, 'utf8'),
		cert: readFileSync(certificate, 'utf8'),
		certificate,
	};
}

/** Uses its own server without environment variables for mail and backups. */
describe('mail server and backup settings', () => {
	const folder = mkdtempSync(join(tmpdir(), 'upkeep-'));
	const guard = newGuard(folder);
	let server: Server;
	let open: Mailbox;
	let guarded: Mailbox;
	let variables: Record<string, string>;
	let remove: () => void;
	let target: Target;

	beforeAll(async () => {
		const database = await preparedDatabase();
		({ remove } = database);
		variables = { ...database.variables, NODE_EXTRA_CA_CERTS: guard.certificate };
		[open, guarded] = await Promise.all([openMailbox(), openMailbox(guard)]);
		server = await startServer(variables);
		const { body } = await call('/admin/login', { method: 'POST', body: owner, base: server.url });
		target = { url: server.url, token: body.data.token };
	});
	afterAll(async () => {
		await server.stop();
		await Promise.all([open.stop(), guarded.stop()]);
		rmSync(folder, { recursive: true });
		remove();
	});

	const proof = { currentPassword: owner.password };
	const sender = 'Mira <mira@example.com>';
	/** Next test e-mail. Skips the notice about the change, which the previous mail server sends. */
	const trial = async (mailbox: Mailbox) => {
		const letter = await mailbox.letterTo(owner.email);
		return letter.subject === changed ? mailbox.letterTo(owner.email) : letter;
	};
	const plain = () => ({ host: '127.0.0.1', port: open.port, user: '', sender });
	const strict = () => ({ host: 'localhost', port: guarded.port, user: guard.user, sender });
	const read = async () => (await asOwner('GET', '/api/upkeep', undefined, server.url)).body.data;
	const save = (body: object) => asOwner('PUT', '/api/upkeep/mail', body, server.url);
	const forget = (body: object = proof) => asOwner('DELETE', '/api/upkeep/mail', body, server.url);
	const hasMail = async () =>
		(await call('/api/site', { base: server.url })).body.data.features.mail;
	const setUp = async () => (await asOwner('GET', '/api/setup', undefined, server.url)).body.data;
	const stateOf = async (name: string) =>
		(await setUp()).steps.find(({ step }: { step: string }) => step === name).state;
	async function refusal(body: object) {
		const { status, body: answer } = await save(body);
		expect(status).toBe(400);
		expect(errorSchema.safeParse(answer).error).toBeUndefined();
		return answer.error.details.errors;
	}

	it('start with no mail server and no backups', async () => {
		const { body } = await asOwner('GET', '/api/upkeep', undefined, server.url);
		expect(apiEndpoints.readUpkeep.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toEqual({
			mail: { by: 'nobody', host: '', port: 587, user: '', sender: '' },
			backups: { by: 'nobody', nights: 0 },
		});
		expect(await hasMail()).toBe(false);
	});

	it('reject invalid mail settings and a wrong password', async () => {
		const at = async (change: object) =>
			(await refusal({ ...plain(), ...proof, ...change })).map(
				({ path }: { path: string[] }) => path[0],
			);
		expect(await at({ host: 'http://a' })).toEqual(['host']);
		expect(await at({ port: 70_000 })).toEqual(['port']);
		expect(await at({ sender: 'Mira' })).toEqual(['sender']);
		expect(await at({ sender: 'Mira <mira@example.com>\r\nBcc: a@b.c' })).toEqual(['sender']);
		expect(await at({ currentPassword: undefined })).toEqual(['currentPassword']);
		expect(await refusal({ ...plain(), currentPassword: 'Wrong42pass' })).toEqual([
			{ path: ['currentPassword'], message: messages.wrongPassword },
		]);
		expect(open.waitingFor(owner.email)).toBe(0);
		expect((await read()).mail.by).toBe('nobody');
	});

	it('report why a mail server failed, and do not save it', async () => {
		const nobody = { ...plain(), ...proof, port: await freePort() };
		expect(await refusal(nobody)).toEqual([{ path: ['host'], message: messages.mailServerSilent }]);
		const unencrypted = { ...plain(), ...proof, user: guard.user, password: guard.password };
		expect(await refusal(unencrypted)).toEqual([
			{ path: ['host'], message: messages.mailServerOpen },
		]);
		expect(await refusal({ ...strict(), ...proof, password: 'wrong' })).toEqual([
			{ path: ['password'], message: messages.mailServerRefuses },
		]);
		expect((await read()).mail.by).toBe('nobody');
	});

	it('save a mail server that delivers a test e-mail, and use it at once', async () => {
		const { status, body } = await save({ ...strict(), ...proof, password: guard.password });
		expect(status).toBe(200);
		expect(apiEndpoints.saveMailServer.response.safeParse(body).error).toBeUndefined();
		expect(body.data.mail).toEqual({ by: 'owner', ...strict() });
		const letter = await guarded.letterTo(owner.email);
		expect(letter.subject).toBe('Your mail server works');
		expect(letter.from).toEqual({ name: 'Mira', address: 'mira@example.com' });
		expect(await hasMail()).toBe(true);
		expect(await stateOf('mail')).toBe('done');
		const { email } = await person('Nadia', server.url);
		expect((await guarded.letterTo(email)).subject).toBe('Please confirm your e-mail address');
		await panel('POST', '/admin/forgot-password', { email: owner.email }, target);
		expect((await guarded.letterTo(owner.email)).text).toContain('/admin/auth/reset-password');
	});

	it('store no plain-text password and never expose it', async () => {
		const answers = JSON.stringify(await read());
		const stored = readFileSync(join(variables.DATA_DIR ?? '', 'cms.db'), 'latin1');
		const written = readFileSync(join(variables.DATA_DIR ?? '', 'cms.db-wal'), 'latin1');
		expect(stored + written).toContain('core_sumu_mail_server');
		for (const text of [answers, stored, written, server.log()])
			expect(text).not.toContain(guard.password);
		expect(server.log()).toContain('mail server changed');
	});

	it('keep an omitted password for the same user, but not for another', async () => {
		const renamed = { ...strict(), ...proof, sender: 'Anna <anna@example.com>' };
		expect((await save(renamed)).status).toBe(200);
		expect((await trial(guarded)).from?.name).toBe('Anna');
		expect(await refusal({ ...renamed, user: 'anna' })).toEqual([
			{ path: ['password'], message: messages.mailServerRefuses },
		]);
		expect((await read()).mail).toMatchObject({ user: guard.user, sender: renamed.sender });
	});

	it('are restored from a backup with different secrets', async () => {
		const file = join(folder, 'a.tar.gz');
		await done(variables, 'backup', file);
		const other = await ownDatabase('');
		const elsewhere = {
			...variables,
			...other.variables,
			ENCRYPTION_KEY: 'another-installations-key',
		};
		try {
			await done(elsewhere, 'restore', file);
			const second = await startServer(elsewhere);
			try {
				await person('Nadia', second.url).then(({ email }) => guarded.letterTo(email));
			} finally {
				await second.stop();
			}
		} finally {
			other.remove();
		}
	});

	it('replace or remove the mail server, with a notice through the old one', async () => {
		expect((await save({ ...plain(), ...proof })).status).toBe(200);
		expect((await open.letterTo(owner.email)).subject).toBe('Your mail server works');
		await expect.poll(() => guarded.waitingFor(owner.email)).toBeGreaterThan(0);
		const told = await guarded.letterTo(owner.email);
		expect(told.subject).toBe(changed);
		for (const wrong of [{}, { currentPassword: 'Wrong42pass' }])
			expect((await forget(wrong)).status).toBe(400);
		expect((await read()).mail.by).toBe('owner');
		const { email } = await person('Nadia', server.url);
		await open.letterTo(email);
		const { body } = await forget();
		expect((await open.letterTo(owner.email)).subject).toBe(changed);
		expect(apiEndpoints.removeMailServer.response.safeParse(body).error).toBeUndefined();
		expect(body.data.mail.by).toBe('nobody');
		expect(await hasMail()).toBe(false);
		const { email: late } = await person('Nadia', server.url);
		await expect.poll(server.log).toContain(`To: ${late}`);
	});

	it('can be changed only by the first owner with their password', async () => {
		expect(await refusal(plain())).toMatchObject([{ path: ['currentPassword'] }]);
		expect(await refusal({ ...plain(), host: '' })).toMatchObject([
			{ path: ['host'], message: messages.mailServerName },
		]);
		const kept = await save({ ...plain(), ...proof });
		expect(kept.body.data.mail).toEqual({ by: 'owner', ...plain() });
		await open.letterTo(owner.email);
		const nights = { nights: 3 };
		const setNights = (body: object) => asOwner('PUT', '/api/upkeep/backups', body, server.url);
		expect((await setNights(nights)).status).toBe(400);
		expect((await setNights({ ...nights, ...proof })).body).toMatchObject({
			data: { backups: nights },
		});
		for (const code of ['sumu-assistant', 'sumu-owner', 'sumu-developer']) {
			await panelHelper(code, target);
			const helper = { email: `${code}@example.com`, password: 'Helper-pass-1' };
			const { token } = await signIn(helper, server.url);
			for (const [method, path, body] of [
				['GET', '', undefined],
				['PUT', '/mail', { ...plain(), currentPassword: helper.password }],
				['DELETE', '/mail', { currentPassword: helper.password }],
				['PUT', '/backups', { ...nights, currentPassword: helper.password }],
			] as const) {
				const sent = { method, token, base: server.url, ...(body && { body }) };
				const { status } = await call(`/api/upkeep${path}`, sent);
				expect(status, `${code}: ${method} ${path}`).toBe(403);
			}
		}
		expect((await read()).mail.by).toBe('owner');
		await forget();
		expect((await read()).mail.by).toBe('nobody');
	});

	it('cannot be changed by an account without a password, such as a Google account', async () => {
		const { password } =
			rows(variables, 'select password from up_users where email = ?', owner.email)[0] ?? {};
		await execute(variables, 'update up_users set password = null where email = ?', [owner.email]);
		const refused = await asOwner(
			'PUT',
			'/api/upkeep/backups',
			{ nights: 9, ...proof },
			server.url,
		);
		expect([refused.status, refused.body.error.message]).toEqual([403, messages.setPasswordFirst]);
		await execute(variables, 'update up_users set password = ? where email = ?', [
			String(password),
			owner.email,
		]);
		expect((await read()).backups.nights).not.toBe(9);
	});

	it('make the first backup at once and store how many to keep', async () => {
		const nights = (count: number) =>
			asOwner('PUT', '/api/upkeep/backups', { nights: count, ...proof }, server.url);
		const { DATA_DIR = '' } = variables;
		expect((await nights(backupLimits.most + 1)).status).toBe(400);
		const unproved = await asOwner('PUT', '/api/upkeep/backups', { nights: 5 }, server.url);
		expect(unproved.body.error.details.errors).toMatchObject([{ path: ['currentPassword'] }]);
		const { body } = await nights(5);
		expect(apiEndpoints.saveBackups.response.safeParse(body).error).toBeUndefined();
		expect(body.data.backups).toEqual({ by: 'owner', nights: 5 });
		const made = () =>
			readdirSync(join(DATA_DIR, 'backups')).filter((name) => /^nightly.*gz$/.test(name));
		await vi.waitUntil(() => made().length === 1, { timeout: 60_000 });
		expect(await stateOf('backup')).toBe('done');
		const privacy = await call('/api/page/privacy', { base: server.url });
		expect(privacy.body.data.html).toContain('the last 5 backups are kept');
		expect((await nights(0)).body.data.backups).toEqual({ by: 'nobody', nights: 0 });
		expect(await stateOf('backup')).toBe('open');
	});
});

it('gives environment variables precedence and rejects changes to them', async () => {
	const database = await preparedDatabase();
	const mailbox = await openMailbox();
	const server = await startServer({
		...database.variables,
		SMTP_URL: `smtp://me:hunter2@127.0.0.1:${mailbox.port}`,
		BACKUPS: '2',
	});
	try {
		const { body } = await asOwner('GET', '/api/upkeep', undefined, server.url);
		expect(body.data).toEqual({
			mail: {
				by: 'variable',
				host: '127.0.0.1',
				port: mailbox.port,
				user: '',
				sender: owner.email,
			},
			backups: { by: 'variable', nights: 2 },
		});
		const mail = {
			host: 'localhost',
			port: 25,
			sender: `a${refused}`,
			currentPassword: owner.password,
		};
		for (const [method, path, sent] of [
			['PUT', '/mail', mail],
			['DELETE', '/mail', { currentPassword: owner.password }],
			['PUT', '/backups', { nights: 1, currentPassword: owner.password }],
		] as const) {
			const answer = await asOwner(method, `/api/upkeep${path}`, sent, server.url);
			expect([answer.status, answer.body.error.message]).toEqual([409, messages.setByVariable]);
		}
	} finally {
		await server.stop();
		await mailbox.stop();
		database.remove();
	}
});
