import type { Core } from '@strapi/strapi';
import type { ImapFlow } from 'imapflow';
import { env } from '../../env';
import { runOnceEach } from '../../housekeeping/daily-jobs';
import { recordFailure } from '../subscriber/suspend';
import { type Bounce, readBounce } from './bounce-report';
import { queryLetters, queryRecipients } from './letter-tables';

/** Milliseconds between two readings by any process. */
const READ_INTERVAL_MS = 5 * 60_000;
/** Milliseconds between two looks whether a reading is due. */
const POLL_INTERVAL_MS = 2_000;
/** Milliseconds after which a reading is broken off; the next one continues. */
const MAX_READ_MS = 3 * 60_000;
const MAX_MESSAGES = 200;
/** Bytes read of each message: a report quotes the original after the status. */
const MAX_MESSAGE_BYTES = 256 * 1024;
const IMAP_TIMEOUTS_MS = {
	connectionTimeout: 10_000,
	greetingTimeout: 10_000,
	socketTimeout: 30_000,
};

let pollTimer: NodeJS.Timeout | undefined;
let currentRun: Promise<void> | undefined;
let openClient: ImapFlow | undefined;

/** Loads the library only here, because most installations have no such mailbox. */
async function createClient(address: string) {
	const { ImapFlow } = await import('imapflow');
	const { protocol, hostname, port, username, password } = new URL(address);
	const isSecure = protocol === 'imaps:';
	const client = new ImapFlow({
		...IMAP_TIMEOUTS_MS,
		host: hostname,
		port: Number(port) || (isSecure ? 993 : 143),
		secure: isSecure,
		auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
		logger: false,
		disableAutoIdle: true,
	});
	// Without a listener an error would end the process. It also rejects the waiting command.
	client.on('error', () => {});
	return client;
}

/**
 * Counts a returned letter as a permanent refusal. Only a delivery that counts as sent can fail, so a report that is
 * read twice, by two processes or after a crash, counts once.
 */
async function recordBounce({ publicId, recipientId, reason }: Bounce) {
	const letter = await queryLetters().findOne({ where: { publicId } });
	const where = { id: recipientId, letterId: letter?.id ?? null };
	const recipient = letter && (await queryRecipients().findOne({ where }));
	if (!recipient) return;
	await strapi.db.transaction(async () => {
		const { count } = await queryRecipients().updateMany({
			where: { ...where, state: 'sent' },
			data: { state: 'failed', sentAt: null, error: reason },
		});
		if (count === 1) await recordFailure(recipient.subscriberId);
	});
}

/** Reads the unread messages of the inbox and marks them as read, each after its bounce is stored. */
async function readInbox(client: ImapFlow) {
	await client.connect();
	await client.mailboxOpen('INBOX');
	const unread = (await client.search({ seen: false }, { uid: true })) || [];
	for (const uid of unread.slice(0, MAX_MESSAGES)) {
		const source = { maxLength: MAX_MESSAGE_BYTES };
		const message = (await client.fetchOne(String(uid), { source }, { uid: true })) || undefined;
		const bounce = message?.source ? await readBounce(message.source) : null;
		if (bounce) await recordBounce(bounce);
		await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
	}
	await client.logout();
}

/** Returns the message of an error and the server's answer. */
function describeError(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return 'responseText' in error ? `${error.message}, ${error.responseText}` : error.message;
}

/** Reads the bounce mailbox. A failure is logged, and the next reading tries again. */
async function readMailbox(strapi: Core.Strapi, address: string) {
	const client = await createClient(address);
	openClient = client;
	const breakOff = setTimeout(() => client.close(), MAX_READ_MS);
	try {
		await readInbox(client);
	} catch (error) {
		if (pollTimer) strapi.log.warn(`The bounce mailbox could not be read: ${describeError(error)}`);
	} finally {
		clearTimeout(breakOff);
		client.close();
		openClient = undefined;
	}
}

/** Reads the mailbox in BOUNCE_IMAP_URL, if there is one, every five minutes in one process at a time. */
export function watchBounces(strapi: Core.Strapi) {
	const address = env.BOUNCE_IMAP_URL;
	if (!address) return;
	pollTimer = setInterval(() => {
		currentRun ??= runOnceEach(strapi, 'bounces', READ_INTERVAL_MS, () =>
			readMailbox(strapi, address),
		)
			.catch((error: unknown) => {
				if (pollTimer) strapi.log.error(`Bounces: ${error}`);
			})
			.finally(() => {
				currentRun = undefined;
			});
	}, POLL_INTERVAL_MS);
	pollTimer.unref();
}

/** Breaks off a reading, at shutdown; the next one reads the rest. */
export async function stopBounces() {
	clearInterval(pollTimer);
	pollTimer = undefined;
	openClient?.close();
	await currentRun;
}
