import {
	type Letter,
	type LetterFailure,
	type LetterState,
	messages,
	tagKey,
	tagsIn,
} from '@sumu/contract';
import { callingRole } from '../../access/roles';
import { HttpError, orNotFound } from '../../platform/lib/http-errors';
import { type LetterRow, queryLetters, queryRecipients, type RecipientRow } from './letter-tables';

const subscriberUid = 'api::subscriber.subscriber';

/** Subscribers who agreed and whose address works. */
const reachable = { confirmed: true, suspendedOn: { $null: true } };

interface Subscriber {
	documentId: string;
	subscriberTags: string | null;
}

/** Returns the ids of the subscribers who get a letter to a tag, or to all without one. */
export async function findAudience(tag: string | null): Promise<string[]> {
	const subscriberRows: Subscriber[] = await strapi.db.query(subscriberUid).findMany({
		select: ['documentId', 'subscriberTags'],
		where: reachable,
		orderBy: { id: 'asc' },
	});
	const hasTag = (line: string | null) =>
		tag === null || tagsIn(line ?? '').some((each) => tagKey(each) === tagKey(tag));
	return subscriberRows
		.filter(({ subscriberTags }) => hasTag(subscriberTags))
		.map(({ documentId }) => documentId);
}

/** Editors see only letters that send a post. */
const whereVisible = () =>
	callingRole() === 'admin' ? {} : { blogId: { $notNull: true }, text: '' };

export const listVisible = (limit: number): Promise<LetterRow[]> =>
	queryLetters().findMany({ where: whereVisible(), orderBy: { id: 'desc' }, limit });

/** @throws NotFoundError */
export const findVisible = async (publicId: string): Promise<LetterRow> =>
	orNotFound(await queryLetters().findOne({ where: { publicId, ...whereVisible() } }));

/** Refuses texts of editors: they send posts. @throws HttpError (403) */
export function demandOwnKind({ text, blogId }: { text: string; blogId: string | null }) {
	if (callingRole() !== 'admin' && (text !== '' || blogId === null))
		throw new HttpError(403, messages.lettersOfPosts);
}

/** Refuses tests that editors send to others: they could mail strangers. @throws HttpError (403) */
export function demandOwnAddress(
	{ email, emailVerified }: { email: string; emailVerified?: boolean },
	address: string,
) {
	const isOwnAddress = emailVerified === true && email.toLowerCase() === address.toLowerCase();
	if (callingRole() !== 'admin' && !isOwnAddress)
		throw new HttpError(403, messages.lettersTestedOnYourself);
}

/**
 * Moves a letter from one of these states to another. @throws HttpError (409) if it is in none of them
 */
export async function moveLetter(
	{ id }: LetterRow,
	from: readonly LetterState[],
	data: Partial<LetterRow>,
): Promise<LetterRow> {
	const where = { id, state: { $in: from } };
	const { count } = await queryLetters().updateMany({ where, data });
	if (count === 0) throw new HttpError(409, messages.letterNotInState);
	return queryLetters().findOne({ where: { id } });
}

async function countRecipients({ id, state, tag }: LetterRow): Promise<Letter['counts']> {
	const hasStarted = await queryRecipients().count({ where: { letterId: id } });
	if (hasStarted === 0 && (state === 'draft' || state === 'scheduled'))
		return { recipients: (await findAudience(tag)).length, sent: 0, failed: 0, unsubscribed: 0 };
	const countWhere = (where: object) =>
		queryRecipients().count({ where: { letterId: id, ...where } });
	const [sent, failed, unsubscribed, skipped] = await Promise.all([
		countWhere({ state: 'sent' }),
		countWhere({ state: 'failed' }),
		countWhere({ unsubscribedAt: { $notNull: true } }),
		countWhere({ state: 'skipped' }),
	]);
	return { recipients: hasStarted - skipped, sent, failed, unsubscribed };
}

async function findTitle(blogId: string): Promise<string> {
	const post = await strapi.db
		.query('api::blog.blog')
		.findOne({ select: ['topic'], where: { documentId: blogId } });
	return post?.topic ?? '';
}

const isoOrNull = (moment: string | null) => moment && new Date(moment).toISOString();

export async function presentLetter(row: LetterRow): Promise<Letter> {
	const postTitle = row.blogId ? await findTitle(row.blogId) : '';
	return {
		_id: row.publicId,
		subject: row.sentContent?.subject ?? (row.subject || postTitle),
		text: row.text,
		post: row.blogId ? { _id: row.blogId, title: postTitle } : null,
		tag: row.tag,
		state: row.state,
		sendAt: isoOrNull(row.sendAt),
		date: new Date(row.createdAt).toISOString(),
		startedAt: isoOrNull(row.startedAt),
		finishedAt: isoOrNull(row.finishedAt),
		problem: row.problem,
		counts: await countRecipients(row),
	};
}

/** Returns the recipients whose address has refused a letter, in the order of sending. */
export async function listFailures({ id }: LetterRow, limit: number): Promise<LetterFailure[]> {
	const failedRecipients: RecipientRow[] = await queryRecipients().findMany({
		where: { letterId: id, state: 'failed' },
		orderBy: { id: 'asc' },
		limit,
	});
	const subscriberRows: { documentId: string; email: string; suspendedOn: string | null }[] =
		await strapi.db.query(subscriberUid).findMany({
			select: ['documentId', 'email', 'suspendedOn'],
			where: { documentId: { $in: failedRecipients.map(({ subscriberId }) => subscriberId) } },
		});
	const byId = new Map(subscriberRows.map((row) => [row.documentId, row]));
	return failedRecipients.map(({ subscriberId, error }) => {
		const subscriber = byId.get(subscriberId);
		return {
			_id: subscriberId,
			email: subscriber?.email ?? null,
			reason: error ?? '',
			suspended: Boolean(subscriber?.suspendedOn),
		};
	});
}
