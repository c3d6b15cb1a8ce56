import type { Core } from '@strapi/strapi';
import type { LetterState } from '@sumu/contract';
import { queryTable, registerTable } from '../../platform/lib/own-table';

export interface LetterRow {
	id: number;
	publicId: string;
	/** Empty: the title of the post. */
	subject: string;
	text: string;
	/** Document id of the post. */
	blogId: string | null;
	tag: string | null;
	state: LetterState;
	sendAt: string | null;
	createdAt: string;
	startedAt: string | null;
	finishedAt: string | null;
	problem: string | null;
	/** Content as it was when sending began, so that all recipients get the same. */
	sentContent: { subject: string; html: string; text: string; url: string | null } | null;
	/** Process that sends the letter, until `leaseUntil`. */
	leaseOwner: string | null;
	leaseUntil: string | null;
}

export type RecipientState = 'waiting' | 'sent' | 'failed' | 'skipped';

/** A subscriber in the queue of a letter. It has no address, so an unsubscribed person is forgotten here too. */
export interface RecipientRow {
	id: number;
	letterId: number;
	subscriberId: string;
	state: RecipientState;
	attempts: number;
	retryAt: string | null;
	error: string | null;
	sentAt: string | null;
	unsubscribedAt: string | null;
}

const letterTable = 'letter';
const recipientTable = 'letter-recipient';
export const recipientTableName = 'letter_recipients';

/** Registers the tables of the letters and of their recipients. */
export function registerLetters(strapi: Core.Strapi) {
	registerTable(strapi, {
		name: letterTable,
		tableName: 'letters',
		attributes: {
			publicId: { type: 'string', column: { notNullable: true } },
			subject: { type: 'string', column: { args: [300] } },
			text: { type: 'text' },
			blogId: { type: 'string' },
			tag: { type: 'string' },
			state: { type: 'string', column: { notNullable: true } },
			sendAt: { type: 'datetime' },
			createdAt: { type: 'datetime' },
			startedAt: { type: 'datetime' },
			finishedAt: { type: 'datetime' },
			problem: { type: 'text' },
			sentContent: { type: 'json' },
			leaseOwner: { type: 'string' },
			leaseUntil: { type: 'datetime' },
		},
		indexes: [{ name: 'letters_public_id_uq', columns: ['public_id'], type: 'unique' }],
	});
	registerTable(strapi, {
		name: recipientTable,
		tableName: recipientTableName,
		attributes: {
			letterId: { type: 'integer', column: { notNullable: true } },
			subscriberId: { type: 'string', column: { notNullable: true } },
			state: { type: 'string', column: { notNullable: true } },
			attempts: { type: 'integer' },
			retryAt: { type: 'datetime' },
			error: { type: 'text' },
			sentAt: { type: 'datetime' },
			unsubscribedAt: { type: 'datetime' },
		},
		indexes: [
			{
				name: 'letter_recipients_uq',
				columns: ['letter_id', 'subscriber_id'],
				type: 'unique',
			},
			{ name: 'letter_recipients_state_idx', columns: ['letter_id', 'state', 'id'] },
			{ name: 'letter_recipients_subscriber_idx', columns: ['subscriber_id', 'id'] },
		],
	});
}

export const queryLetters = () => queryTable(letterTable);
export const queryRecipients = () => queryTable(recipientTable);

/** Notes that a recipient has unsubscribed, at the newest letter that reached them. */
export async function noteUnsubscription(subscriberId: string) {
	const [newest]: RecipientRow[] = await queryRecipients().findMany({
		where: { subscriberId, state: 'sent' },
		orderBy: { id: 'desc' },
		limit: 1,
	});
	if (!newest) return;
	await queryRecipients().updateMany({
		where: { id: newest.id },
		data: { unsubscribedAt: new Date().toISOString() },
	});
}

/** Returns the letters that have reached a subscriber, oldest first. */
export async function listLettersTo(subscriberId: string) {
	const deliveries: RecipientRow[] = await queryRecipients().findMany({
		where: { subscriberId, state: 'sent' },
		orderBy: { id: 'asc' },
	});
	const letters: LetterRow[] = await queryLetters().findMany({
		where: { id: { $in: deliveries.map(({ letterId }) => letterId) } },
	});
	const subjects = new Map(letters.map(({ id, sentContent }) => [id, sentContent?.subject ?? '']));
	return deliveries.map(({ letterId, sentAt }) => ({
		subject: subjects.get(letterId) ?? '',
		sentAt: new Date(sentAt ?? 0).toISOString(),
	}));
}
