import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { type Mailbox, openMailbox } from './support/mailbox.ts';
import { movingClock } from './support/moving-clock.ts';
import { asOwner } from './support/owner.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { owner, type Server, startServer } from './support/server.ts';

const two = 2 * 60_000;
const token = 'metrics-for-tests-0123456789';

describe('owner notifications', () => {
	const clock = movingClock();
	let server: Server;
	let mailbox: Mailbox;
	let remove: () => void;

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		mailbox = await openMailbox();
		server = await startServer({
			...database.variables,
			...clock.variables,
			SMTP_URL: mailbox.url,
			SUBMIT_RATE_LIMIT: '1000',
			METRICS_TOKEN: token,
		});
	});
	afterAll(async () => {
		await mailbox.stop();
		clock.remove();
		remove();
	});

	const post = (path: string, body: object) =>
		call(path, { method: 'POST', body, base: server.url });
	const message = { name: 'Ann', email: 'ann@example.com', number: '1' };
	const write = (subject: string, details = 'When could you begin?') =>
		post('/api/contact', { ...message, subject, details });
	const next = () => mailbox.letterTo(owner.email);
	/** A message is answered before its notice is queued, so this waits until `count` notices are queued. */
	const gathered = async (count: number) => {
		const headers = { authorization: `Bearer ${token}` };
		const told = async () => String((await call('/metrics', { base: server.url, headers })).body);
		await expect
			.poll(told, { timeout: 10_000 })
			.toMatch(new RegExp(`notices_waiting\\S* ${count}\\b`));
	};
	const waiting = () => mailbox.waitingFor(owner.email);

	it('sends the first notification at once and batches later ones for two minutes', async () => {
		await write('First');
		expect((await next()).subject).toBe('Ann: First');
		for (const subject of ['Second', 'Third', 'Fourth']) await write(subject);
		await gathered(3);
		clock.pass(two - 5000);
		expect(waiting()).toBe(0);
		clock.pass(5000);
		const letter = await next();
		expect(letter.subject).toBe('3 new items');
		for (const subject of ['Second', 'Third', 'Fourth'])
			for (const part of [letter.text, letter.html]) expect(part).toContain(`Ann: ${subject}`);
		expect(letter.text).toContain('E-mail: ann@example.com');
		expect(letter.text).toContain('http://site.test/sumu/messages');
		expect(letter.text).not.toContain('First');
		expect(waiting()).toBe(0);
		// All three messages came from Ann.
		expect(letter.replyTo).toEqual([{ name: 'Ann', address: 'ann@example.com' }]);
	});

	it('waits two minutes after a digest too', async () => {
		await write('Fifth');
		await gathered(1);
		expect(waiting()).toBe(0);
		clock.pass(two);
		const letter = await next();
		expect(letter.subject).toBe('Ann: Fifth');
		expect(letter.replyTo).toEqual([{ name: 'Ann', address: 'ann@example.com' }]);
	});

	it('sends one digest of limited length for a flood of messages', async () => {
		for (let turn = 0; turn < 60; turn += 1) await write(`Flood ${turn}`, 'x'.repeat(5000));
		await gathered(60);
		clock.pass(two);
		const letter = await next();
		expect(letter.subject).toBe('60 new items');
		expect(letter.text).toContain('And 10 more');
		expect(letter.text?.length).toBeLessThan(80_000);
		expect(waiting()).toBe(0);
	});

	it('omits Reply-To when a digest covers more than one sender', async () => {
		await write('From Ann');
		await post('/api/contact', { ...message, email: 'bo@example.com', subject: 'S', details: 'D' });
		await gathered(2);
		clock.pass(two);
		const letter = await next();
		expect(letter.replyTo).toBeUndefined();
		expect(letter.text).toContain('Reply to each person from the inbox.');
	});

	const forged = ['Sent by: The bank', 'E-mail: bank@example.com', 'Bank: A new contract', '-- '];
	const breaks = ['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f'];

	it('contains no line forged by a visitor, alone or in a digest', async () => {
		const evil = breaks.map((sign) => forged.join(sign)).join(breaks.join(''));
		const short = evil.slice(0, 110);
		const sent = { ...message, name: short, number: '1\n2', subject: short, details: evil };
		clock.pass(two);
		await post('/api/contact', sent);
		const alone = await next();
		await post('/api/contact', sent);
		await post('/api/contact', { ...sent, name: 'Bo\u2028b' });
		await gathered(2);
		clock.pass(two);
		const together = await next();
		expect(together.text).toContain('Bo b: Sent by');
		const { text = '', html } = together;
		const lines = text.split(/[\n\r\u0085\u2028\u2029\v\f]/);
		const own = lines.slice(0, lines.lastIndexOf('-- '));
		expect(own.filter((line) => forged.includes(line))).toEqual([]);
		expect(html).not.toMatch(/<br>(Sent by: The bank|E-mail: bank)/);
		const [by, email, number, empty] = alone.text?.split('\n') ?? [];
		expect(by).toMatch(/^Sent by: Sent by: The bank E-mail: bank@example.com Bank: /);
		expect([email, number, empty]).toEqual(['E-mail: ann@example.com', 'Telephone: 1 2', '']);
		const [from] = alone.replyTo ?? [];
		expect(from?.name).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u);
	});

	const generated = expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' });

	it.each([
		'Sumu',
		'Ann "The Loom" O\'Neil, \\ Ltd; <x@y.example>:',
		'রুমু, "হ্যাঁ" (তাঁত)',
	])('uses the sender name %s and marks automatic e-mails as auto-generated', async (ownerName) => {
		await asOwner('PUT', '/api/site', { ownerName: `${ownerName}\r\n` }, server.url);
		const { email } = await person('Nadia Alam', server.url);
		await post('/api/auth/forgot-password', { email });
		await write('From whom?');
		await gathered(1);
		clock.pass(two);
		for (const to of [email, email, owner.email]) {
			const letter = await mailbox.letterTo(to);
			expect(letter.from).toEqual({ name: ownerName, address: owner.email });
			expect(letter.headers).toContainEqual(generated);
		}
	});

	it('adds the same headers to e-mails sent by Strapi', async () => {
		await post('/admin/forgot-password', { email: owner.email });
		const { from, headers, replyTo } = await next();
		expect(from).toMatchObject({ name: expect.stringContaining('রুমু') });
		expect(headers).toContainEqual(generated);
		expect(replyTo).toBeUndefined();
	});

	it('sends pending notifications before the server stops', async () => {
		await write('Last');
		await write('Very last');
		await gathered(2);
		expect(waiting()).toBe(0);
		await server.stop();
		const { subject, text } = await next();
		expect(subject).toBe('2 new items');
		expect(text).toContain('Very last');
	});
});
