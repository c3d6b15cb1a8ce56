import { once } from 'node:events';
import { setTimeout as pass } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { OwnDatabase } from './support/empty-database.ts';
import { freePort } from './support/free-port.ts';
import { insert } from './support/insert-rows.ts';
import { asOwner } from './support/owner.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import './support/provided-context.ts';
import { type Server, startServer } from './support/server.ts';

/** Number of addresses. The test takes minutes, so it runs only with this variable, from 350 to 2,000. */
const SUBSCRIBERS = Number(process.env.LETTER_SUBSCRIBERS ?? 0);
const KILLS = 5;
/** Milliseconds for one e-mail on slow cores. */
const SLOWEST_MAIL_MS = 400;

/** Starts a mail server that counts the e-mails to each address. */
async function countMails() {
	const port = await freePort();
	const counts = new Map<string, number>();
	const smtp = new SMTPServer({
		disabledCommands: ['AUTH', 'STARTTLS'],
		onData(stream, { envelope }, done) {
			stream.on('data', () => {});
			stream.on('end', () => {
				for (const { address } of envelope.rcptTo)
					counts.set(address, (counts.get(address) ?? 0) + 1);
				done();
			});
		},
	});
	smtp.on('error', () => {});
	smtp.listen(port, '127.0.0.1');
	await once(smtp.server, 'listening');
	return { url: `smtp://127.0.0.1:${port}`, counts, stop: () => smtp.close() };
}

const canRun = SUBSCRIBERS > 0 && inject('database').kind === 'postgres';

describe.runIf(canRun)('two processes that send a letter', () => {
	let database: OwnDatabase;
	let mails: Awaited<ReturnType<typeof countMails>>;
	let replicas: Server[] = [];
	const start = () =>
		startServer({ ...database.variables, SMTP_URL: mails.url, LETTER_RATE: String(SUBSCRIBERS) });

	beforeAll(async () => {
		database = await preparedDatabase();
		mails = await countMails();
		// One after the other: the first creates the tables.
		replicas = [await start()];
		replicas.push(await start());
	});
	afterAll(async () => {
		for (const replica of replicas) await replica.stop().catch(() => {});
		mails.stop();
		database.remove();
	});

	it('reach each address exactly once, although they are killed five times', async () => {
		const now = new Date();
		const addresses = Array.from({ length: SUBSCRIBERS }, (_, place) => `r${place}@example.com`);
		await insert(
			database.variables,
			'subscribers',
			addresses.map((email, place) => ({
				document_id: `subscriber${String(place).padStart(14, '0')}`,
				email,
				confirmed: true,
				created_at: now,
				updated_at: now,
				published_at: now,
			})),
		);
		const base = () => replicas[0]?.url;
		const added = await asOwner('POST', '/api/letters', { subject: 'Hi', text: 'Hello' }, base());
		await asOwner('POST', `/api/letter/${added.body.data._id}/send`, undefined, base());
		let killed = 0;
		while (killed < KILLS) {
			const before = mails.counts.size;
			const target = before + KILLS;
			await expect.poll(() => mails.counts.size, { timeout: 120_000 }).toBeGreaterThan(target);
			expect(mails.counts.size).toBeLessThan(SUBSCRIBERS);
			await pass(Math.random() * 200);
			// Both, because either may be the one that sends.
			for (const { pid } of replicas) process.kill(pid, 'SIGKILL');
			killed += 1;
			replicas = await Promise.all([start(), start()]);
		}
		const timeout = Math.max(240_000, SUBSCRIBERS * SLOWEST_MAIL_MS);
		await expect.poll(() => mails.counts.size, { timeout }).toBe(SUBSCRIBERS);
		await pass(3_000);
		expect([...mails.counts.values()].filter((count) => count !== 1)).toEqual([]);
	}, 1_800_000);
});
