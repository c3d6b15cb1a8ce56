import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { movingClock } from './support/moving-clock.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { owner, type Server, startServer } from './support/server.ts';

/** Uses its own server, so that its log contains no entries of other tests. */
describe('without a mail server', () => {
	const clock = movingClock();
	let server: Server;
	let remove: () => void;

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		server = await startServer({ ...database.variables, ...clock.variables });
	});
	afterAll(async () => {
		await server.stop();
		clock.remove();
		remove();
	});

	const post = (path: string, body: unknown) =>
		call(path, { method: 'POST', body, base: server.url });
	/** Waits until the log contains an e-mail to this address. */
	const logged = (to: string, subject: string) =>
		expect.poll(server.log).toMatch(new RegExp(`not sent:\\s+To: ${to}\\s+${subject}`));

	it('logs the missing mail server and reports the mail feature as off', async () => {
		expect(server.log()).toContain('No mail server is set');
		const { body } = await call('/api/site', { base: server.url });
		expect(body.data.features.mail).toBe(false);
	});

	it('logs a contact message as plain text that cannot forge a log line', async () => {
		const message = { name: 'Ann', email: 'ann@example.com', number: '+880 1' };
		const details = 'A tea shop.\n[2026-01-01] \u001b[31minfo: forged entry';
		await post('/api/contact', { ...message, subject: 'A shop', details });
		await logged(owner.email, 'Ann: A shop');
		await expect.poll(server.log).toContain('A tea shop.');
		expect(server.log()).toContain('\n  [2026-01-01]  [31minfo: forged entry');
	});

	it('logs account e-mails with a working confirmation link', async () => {
		const { email } = await person('Nadia Alam', server.url);
		await logged(email, 'Please confirm your e-mail address');
		const code = () => /#code=([\w.-]+)/.exec(server.log().split(email).at(-1) ?? '')?.[1];
		await expect.poll(code).toBeDefined();
		const confirmed = await post('/api/auth/email-confirmation', { confirmation: code() });
		expect(confirmed.body).toEqual({ ok: true });
		await post('/api/auth/forgot-password', { email });
		await logged(email, 'Set a new password');
	});

	it('logs the e-mails to a new subscriber and to the owner', async () => {
		await post('/api/newsletter', { email: 'reader@example.com' });
		await logged('reader@example.com', 'You are subscribed');
		clock.pass(2 * 60_000);
		await logged(owner.email, 'New subscriber');
	});
});
