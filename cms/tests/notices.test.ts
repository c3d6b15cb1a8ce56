import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { type Mailbox, openMailbox } from './support/mailbox.ts';
import { movingClock } from './support/moving-clock.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { owner, type Server, startServer } from './support/server.ts';

const two = 2 * 60_000;
const token = 'metrics-for-tests-0123456789';

describe('what the owner is told', () => {
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

	const write = (subject: string, details = 'When could you begin?') => {
		const body = { name: 'Ann', email: 'ann@example.com', number: '1', subject, details };
		return call('/api/contact', { method: 'POST', body, base: server.url });
	};
	const next = () => mailbox.letterTo(owner.email);
	/** A message is answered before its notice is gathered: waits until so many are. */
	const gathered = async (count: number) => {
		const headers = { authorization: `Bearer ${token}` };
		const told = async () => String((await call('/metrics', { base: server.url, headers })).body);
		await expect
			.poll(told, { timeout: 10_000 })
			.toMatch(new RegExp(`notices_waiting\\S* ${count}\\b`));
	};
	const waiting = () => mailbox.waitingFor(owner.email);

	it('comes at once where nothing came before, and then in one mail in two minutes', async () => {
		await write('First');
		expect((await next()).subject).toBe('Ann: First');
		for (const subject of ['Second', 'Third', 'Fourth']) await write(subject);
		await gathered(3);
		clock.pass(two - 5000);
		expect(waiting()).toBe(0);
		clock.pass(5000);
		const letter = await next();
		expect(letter.subject).toBe('3 things came in');
		for (const subject of ['Second', 'Third', 'Fourth'])
			for (const part of [letter.text, letter.html]) expect(part).toContain(`Ann: ${subject}`);
		expect(letter.text).toContain('E-mail: ann@example.com');
		expect(letter.text).toContain('http://site.test/sumu/messages');
		expect(letter.text).not.toContain('First');
		expect(waiting()).toBe(0);
	});

	it('rests for two minutes after a gathered mail too', async () => {
		await write('Fifth');
		await gathered(1);
		expect(waiting()).toBe(0);
		clock.pass(two);
		const letter = await next();
		expect(letter.subject).toBe('Ann: Fifth');
		expect(letter.replyTo).toEqual([{ name: 'Ann', address: 'ann@example.com' }]);
	});

	it('is one mail of bounded length, however much came', async () => {
		for (let turn = 0; turn < 60; turn += 1) await write(`Flood ${turn}`, 'x'.repeat(5000));
		await gathered(60);
		clock.pass(two);
		const letter = await next();
		expect(letter.subject).toBe('60 things came in');
		expect(letter.text).toContain('And 10 more');
		expect(letter.text?.length).toBeLessThan(80_000);
		expect(waiting()).toBe(0);
	});

	it('is sent before the server stops', async () => {
		await write('Last');
		await write('Very last');
		await gathered(2);
		expect(waiting()).toBe(0);
		await server.stop();
		const { subject, text } = await next();
		expect(subject).toBe('2 things came in');
		expect(text).toContain('Very last');
	});
});
