import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { OwnDatabase } from './support/empty-database.ts';
import { execute } from './support/execute-sql.ts';
import { type ImapServer, startImapServer } from './support/imap-server.ts';
import { insert } from './support/insert-rows.ts';
import { type Mailbox, openMailbox } from './support/mailbox.ts';
import { asOwner } from './support/owner.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import './support/provided-context.ts';
import { type Server, startServer } from './support/server.ts';

let mailbox: Mailbox;
let imap: ImapServer;
let database: OwnDatabase;
/** Two with PostgreSQL, which read the mailbox at the same time. */
let replicas: Server[] = [];
let subscriberCount = 0;

const owner = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
	asOwner(method, `/api${path}`, body, replicas[0]?.url);

async function subscribe(email: string) {
	const now = new Date();
	subscriberCount += 1;
	await insert(database.variables, 'subscribers', [
		{
			document_id: `subscriber${String(subscriberCount).padStart(14, '0')}`,
			email,
			confirmed: true,
			created_at: now,
			updated_at: now,
			published_at: now,
		},
	]);
}

const letterOf = async (id: string) =>
	(await owner('GET', '/letters')).body.data.find(({ _id }: { _id: string }) => _id === id);
const failuresOf = async (id: string) => (await owner('GET', `/letter/${id}/failures`)).body.data;

/** Sends a letter, and returns its id and the message ids by address. */
async function sendLetter(...addresses: string[]) {
	const addition = await owner('POST', '/letters', { subject: 'News', text: 'Hello' });
	const id: string = addition.body.data._id;
	await owner('POST', `/letter/${id}/send`);
	await expect.poll(async () => (await letterOf(id)).state).toBe('sent');
	const messageIds = new Map<string, string>();
	for (const address of addresses)
		messageIds.set(address, (await mailbox.letterTo(address)).messageId ?? '');
	return { id, messageIdOf: (address: string) => messageIds.get(address) ?? '' };
}

interface Report {
	to: string;
	messageId: string;
	action?: string;
	status?: string;
	/** Whether the report quotes the whole e-mail, or only its headers. */
	isWhole?: boolean;
}

/** Writes a report as Postfix does (RFC 3464). */
const writeReport = ({ to, messageId, action = 'failed', status = '5.1.1', isWhole }: Report) =>
	`From: MAILER-DAEMON@mx.example (Mail Delivery System)
To: owner@example.com
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="report-boundary"

--report-boundary
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.example.

--report-boundary
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
X-Postfix-Queue-ID: 4F0A

Final-Recipient: rfc822; ${to}
Original-Recipient: rfc822;${to}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mail.example
Diagnostic-Code: smtp; 550 ${status} <${to}>: Recipient address
    rejected: User unknown

--report-boundary
Content-Description: Undelivered Message
Content-Type: ${isWhole ? 'message/rfc822' : 'text/rfc822-headers'}

From: owner@example.com
To: ${to}
Subject: News
Message-ID: ${messageId}
${isWhole ? 'MIME-Version: 1.0\n\nHello\n' : ''}
--report-boundary--
`;

/** Makes the CMS forget that it has read the mailbox in these five minutes. */
const forgetReading = () =>
	execute(
		database.variables,
		"update strapi_core_store_settings set value = '{}' where key = 'core_sumu_nights'",
		[],
	);

/** Waits until the CMS has read every message in the mailbox. */
const readMailbox = () =>
	expect
		.poll(
			async () => {
				await forgetReading();
				return (await imap.count()).unread;
			},
			{ timeout: 60_000, interval: 300 },
		)
		.toBe(0);

describe('the bounce mailbox', () => {
	beforeAll(async () => {
		[database, mailbox, imap] = await Promise.all([
			preparedDatabase(),
			openMailbox(),
			startImapServer(),
		]);
		const start = () =>
			startServer({
				...database.variables,
				SMTP_URL: mailbox.url,
				LETTER_RATE: '60000',
				BOUNCE_IMAP_URL: imap.url,
			});
		replicas = [await start()];
		if (inject('database').kind === 'postgres') replicas.push(await start());
	});
	beforeEach(() => execute(database.variables, 'delete from subscribers', []));
	afterAll(async () => {
		await imap.remove();
		for (const replica of replicas) await replica.stop();
		await mailbox.stop();
		database.remove();
	});

	it('counts a letter that came back as failed, with the reason, and marks the report as read', async () => {
		const [gone, here] = ['gone@example.com', 'here@example.com'];
		await subscribe(gone);
		await subscribe(here);
		const { id, messageIdOf } = await sendLetter(gone, here);
		expect((await letterOf(id)).counts).toMatchObject({ sent: 2, failed: 0 });
		await imap.deliver(writeReport({ to: gone, messageId: messageIdOf(gone) }));
		await imap.deliver('From: someone@example.com\nSubject: Hello\n\nNo report.\n');
		const before = await imap.count();
		await readMailbox();
		expect((await imap.count()).all).toBe(before.all);
		expect((await letterOf(id)).counts).toMatchObject({ recipients: 2, sent: 1, failed: 1 });
		expect(await failuresOf(id)).toMatchObject([
			{
				email: gone,
				reason: '550 5.1.1 <…>: Recipient address rejected: User unknown',
				suspended: false,
			},
		]);
	});

	it('suspends an address after three, however often a report is read', async () => {
		const [gone, here] = ['gone@example.com', 'here@example.com'];
		await subscribe(gone);
		await subscribe(here);
		for (const [place, isWhole] of [false, true, false].entries()) {
			const { id, messageIdOf } = await sendLetter(gone, here);
			await imap.deliver(writeReport({ to: gone, messageId: messageIdOf(gone), isWhole }));
			await readMailbox();
			await imap.markUnread();
			await readMailbox();
			expect(await failuresOf(id)).toMatchObject([{ email: gone, suspended: place === 2 }]);
		}
		const { id } = await sendLetter(here);
		expect((await letterOf(id)).counts).toMatchObject({ recipients: 1, sent: 1 });
	});

	it('forgets a failure once a later letter has arrived', async () => {
		const address = 'moody@example.com';
		await subscribe(address);
		for (const doesReturn of [true, true, false, true, true]) {
			const { id, messageIdOf } = await sendLetter(address);
			if (!doesReturn) continue;
			await imap.deliver(writeReport({ to: address, messageId: messageIdOf(address) }));
			await readMailbox();
			expect(await failuresOf(id)).toMatchObject([{ suspended: false }]);
		}
	});

	it('believes no delay, no temporary failure and no report of those who never saw the letter', async () => {
		const [ann, bob] = ['ann@example.com', 'bob@example.com'];
		await subscribe(ann);
		await subscribe(bob);
		const { id, messageIdOf } = await sendLetter(ann, bob);
		const toBob = messageIdOf(bob);
		const [, start = '', signature = ''] =
			/^(<letter-[0-9a-f]{32}-)\d+(\..*>)$/.exec(messageIdOf(ann)) ?? [];
		const [, number = ''] = /-(\d+)\./.exec(toBob) ?? [];
		expect(number).not.toBe('');
		await imap.deliver(writeReport({ to: bob, messageId: toBob, action: 'delayed' }));
		await imap.deliver(writeReport({ to: bob, messageId: toBob, status: '4.4.7' }));
		await imap.deliver(writeReport({ to: bob, messageId: '<some@example.com>' }));
		// Ann knows her own letter, and guesses the number of Bob's.
		await imap.deliver(writeReport({ to: bob, messageId: start + number + signature }));
		await imap.deliver(
			writeReport({ to: bob, messageId: toBob }).replace('multipart/report', 'text/plain'),
		);
		await readMailbox();
		expect(await failuresOf(id)).toEqual([]);
		expect((await letterOf(id)).counts).toMatchObject({ sent: 2, failed: 0 });
	});

	it('is read again after its server was away', async () => {
		const address = 'late@example.com';
		await subscribe(address);
		const { id, messageIdOf } = await sendLetter(address);
		await imap.deliver(writeReport({ to: address, messageId: messageIdOf(address) }));
		await imap.stop();
		const readLogs = () => replicas.map(({ log }) => log()).join('\n');
		const log = async () => {
			await forgetReading();
			return readLogs();
		};
		await expect
			.poll(log, { timeout: 60_000, interval: 300 })
			.toContain('The bounce mailbox could not be read');
		expect(readLogs()).not.toContain(imap.password);
		await imap.start();
		await readMailbox();
		expect(await failuresOf(id)).toMatchObject([{ email: address }]);
	});
});
