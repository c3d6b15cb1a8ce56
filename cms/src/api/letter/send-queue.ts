import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { env } from '../../env';
import { getMailServer } from '../../platform/mail/server';
import { recordFailure, recordSuccess } from '../subscriber/suspend';
import { composeLetter } from './compose';
import { createTemplate, type DeliveryResult, deliver } from './deliver';
import {
	type LetterRow,
	queryLetters,
	queryRecipients,
	type RecipientRow,
	recipientTableName,
} from './letter-tables';
import { findAudience } from './letters';

/** Milliseconds between two looks for letters to send. */
const POLL_INTERVAL_MS = 2_000;
/** Milliseconds for which a process alone sends a letter; another one takes over after a crash. */
const LEASE_MS = 10_000;
/** Milliseconds before another attempt, after failures of the mail server and of one address. */
const RETRY_DELAYS_MS = { server: 30_000, recipient: 5 * 60_000 } as const;
/** Temporary refusals after which an address counts as failed. */
const MAX_ATTEMPTS = 5;
/** Rows of one insert. */
const INSERT_BATCH_SIZE = 200;

const processId = randomUUID();
const getNow = () => new Date().toISOString();
const getLater = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

let pollTimer: NodeJS.Timeout | undefined;
let currentRun: Promise<void> | undefined;
let isStopping = false;
/** Time before which the mail server is not tried again. */
let pausedUntil = 0;

/**
 * Becomes or stays the only process that sends a letter; false if another one does or the letter was cancelled. One
 * process sends one letter at a time, so that LETTER_RATE counts for all.
 */
async function holdLease(letterId: number): Promise<boolean> {
	const { count } = await queryLetters().updateMany({
		where: {
			id: letterId,
			state: 'sending',
			$or: [
				{ leaseOwner: { $null: true } },
				{ leaseOwner: processId },
				{ leaseUntil: { $lt: getNow() } },
			],
		},
		data: { leaseOwner: processId, leaseUntil: getLater(LEASE_MS) },
	});
	return count === 1;
}

const releaseLease = (letterId: number) =>
	queryLetters().updateMany({
		where: { id: letterId, leaseOwner: processId },
		data: { leaseOwner: null, leaseUntil: null },
	});

/** Moves the scheduled letters that are due to those being sent. */
async function startDueLetters() {
	const where = { state: 'scheduled', sendAt: { $lte: getNow() } };
	// Most looks find none, and only a write would wait for other writers of an SQLite database.
	if ((await queryLetters().count({ where })) === 0) return;
	await queryLetters().updateMany({ where, data: { state: 'sending' } });
}

/** Stores the content and the recipients of a letter before its first e-mail. Returns null if it has no content. */
async function prepareLetter(letter: LetterRow): Promise<LetterRow | null> {
	if (letter.sentContent) return letter;
	const { isReady, ...sentContent } = await composeLetter(letter);
	if (!isReady) {
		await stopLetter(letter, 'The post is not published, or the letter is empty.');
		return null;
	}
	const audience = await findAudience(letter.tag);
	await strapi.db.transaction(async ({ trx }) => {
		const recipientRows = audience.map((subscriberId) => ({
			letter_id: letter.id,
			subscriber_id: subscriberId,
			state: 'waiting',
			attempts: 0,
		}));
		await trx.batchInsert(recipientTableName, recipientRows, INSERT_BATCH_SIZE);
		await queryLetters().updateMany({
			where: { id: letter.id },
			data: { sentContent, startedAt: getNow() },
		});
	});
	return queryLetters().findOne({ where: { id: letter.id } });
}

/** Ends a letter that cannot be sent; the owner can correct it and send it again. */
const stopLetter = ({ id }: LetterRow, problem: string) =>
	queryLetters().updateMany({
		where: { id, state: 'sending' },
		data: { state: 'cancelled', problem },
	});

async function findNextRecipient(letterId: number): Promise<RecipientRow | undefined> {
	const [nextRecipient] = await queryRecipients().findMany({
		where: {
			letterId,
			state: 'waiting',
			$or: [{ retryAt: { $null: true } }, { retryAt: { $lte: getNow() } }],
		},
		orderBy: { id: 'asc' },
		limit: 1,
	});
	return nextRecipient;
}

/** Checks whether the letter before this one reached the address: a letter that is accepted may still come back. */
async function hasKeptLastLetter({ id, subscriberId }: RecipientRow): Promise<boolean> {
	const [last]: RecipientRow[] = await queryRecipients().findMany({
		where: { subscriberId, id: { $lt: id }, state: { $in: ['sent', 'failed'] } },
		orderBy: { id: 'desc' },
		limit: 1,
	});
	return last?.state === 'sent';
}

async function saveResult(recipient: RecipientRow, result: DeliveryResult) {
	const { id, subscriberId, attempts } = recipient;
	const updateRecipient = (data: Partial<RecipientRow>) =>
		queryRecipients().updateMany({ where: { id }, data });
	if (result.kind === 'skipped') return updateRecipient({ state: 'skipped' });
	const isAccepted = result.kind === 'sent';
	const isDelivered = env.BOUNCE_IMAP_URL ? await hasKeptLastLetter(recipient) : isAccepted;
	if (isDelivered) await recordSuccess(subscriberId);
	if (isAccepted) return;
	if (result.kind === 'permanent' || attempts + 1 >= MAX_ATTEMPTS) {
		await updateRecipient({ state: 'failed', sentAt: null, error: result.error });
		if (result.kind === 'permanent') await recordFailure(subscriberId);
		return;
	}
	await updateRecipient({
		state: 'waiting',
		sentAt: null,
		attempts: attempts + 1,
		retryAt: getLater(RETRY_DELAYS_MS.recipient),
		error: result.error,
	});
}

/** Waits until the next e-mail may be sent, counted from the start of the last one. */
async function keepRate(startedAt: number) {
	const remainingMs = startedAt + 60_000 / env.LETTER_RATE - Date.now();
	if (remainingMs > 0 && !isStopping) await pause(remainingMs, undefined, { ref: false });
}

/** Sends a letter to its waiting recipients until none is left, it is cancelled or the mail server fails. */
async function sendToAll(letter: LetterRow) {
	const server = await getMailServer();
	const template = server && (await createTemplate(letter, server));
	while (!isStopping && (await holdLease(letter.id))) {
		const startedAt = Date.now();
		const recipient = await findNextRecipient(letter.id);
		if (!recipient) return finishLetter(letter);
		const result: DeliveryResult = template
			? await deliver(server, template, recipient)
			: { kind: 'server', error: 'No mail server is set up.' };
		if (result.kind === 'server') {
			pausedUntil = Date.now() + RETRY_DELAYS_MS.server;
			await queryLetters().updateMany({
				where: { id: letter.id },
				data: { problem: result.error },
			});
			return;
		}
		await saveResult(recipient, result);
		if (letter.problem) {
			letter.problem = null;
			await queryLetters().updateMany({ where: { id: letter.id }, data: { problem: null } });
		}
		if (result.kind !== 'skipped') await keepRate(startedAt);
	}
}

/** Marks a letter as sent when no recipient is left to try again. */
async function finishLetter({ id }: LetterRow) {
	if ((await queryRecipients().count({ where: { letterId: id, state: 'waiting' } })) > 0) return;
	await queryLetters().updateMany({
		where: { id, state: 'sending' },
		data: { state: 'sent', finishedAt: getNow(), problem: null },
	});
}

async function sendDueLetters() {
	await startDueLetters();
	if (Date.now() < pausedUntil) return;
	const lettersToSend: LetterRow[] = await queryLetters().findMany({
		where: { state: 'sending' },
		orderBy: { id: 'asc' },
	});
	for (const letter of lettersToSend) {
		// Another process sends it; the next letter waits for it too.
		if (isStopping || !(await holdLease(letter.id))) return;
		try {
			const preparedLetter = await prepareLetter(letter);
			if (preparedLetter) await sendToAll(preparedLetter);
		} finally {
			await releaseLease(letter.id);
		}
	}
}

function runQueue() {
	currentRun ??= sendDueLetters()
		.catch((error: unknown) => {
			if (!isStopping) strapi.log.error(`Letters: ${error}`);
		})
		.finally(() => {
			currentRun = undefined;
		});
}

/** Looks for letters to send now, and tries the mail server again. */
export function wakeSender() {
	pausedUntil = 0;
	runQueue();
}

/** Sends letters in the background, those that a stopped process has left unfinished too. */
export function watchLetters(strapi: Core.Strapi) {
	isStopping = false;
	pollTimer = setInterval(runQueue, POLL_INTERVAL_MS);
	pollTimer.unref();
	strapi.log.debug('Letters are sent in the background');
}

/** Stops after the current e-mail, at shutdown; another process or the next start continues. */
export async function stopLetters() {
	isStopping = true;
	clearInterval(pollTimer);
	await currentRun;
}
