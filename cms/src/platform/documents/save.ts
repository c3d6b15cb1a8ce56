import type { UID } from '@strapi/strapi';
import { type ConflictReason, messages, type Save } from '@sumu/contract';
import type { Data } from '../fields';
import { found } from '../lib/found';
import { HttpError } from '../lib/http-error';
import { asOneVersion } from './follow';
import { lockDocument } from './lock';
import { changes, standing, type Times, timesOf } from './snapshot';
import { staleness } from './staleness';
import { isNewer } from './state';

interface How extends Save {
	/** Reads the current state for the conflict response. */
	current: () => Promise<object>;
	/** Also unpublishes the document. */
	hide?: boolean;
	/** Target state without a status or a time in the request. Default: published. */
	otherwise?: (now: Times) => 'published' | 'draft';
}

/**
 * Creates the conflict error. The current state is read after the row is unlocked: it is only for a person to look
 * at.
 */
const conflict = async (reason: ConflictReason, current: () => Promise<object>) =>
	new HttpError(409, messages.conflict[reason], { reason, current: await current() });

/**
 * Publishes a change without the draft's other changes, which the sender has not seen. The draft keeps its own
 * values, even in fields of this change.
 */
async function publishBesideDraft(uid: UID.ContentType, documentId: string, data: Data) {
	const documents = strapi.documents(uid);
	const now = found(await standing(uid, documentId));
	const shown = await asOneVersion(uid, documentId, async () => {
		await documents.discardDraft({ documentId });
		const { content } = found(await standing(uid, documentId));
		await documents.update({ documentId, data, status: 'published' });
		return content;
	});
	const draft = { ...changes(shown, now.content), publishAt: now.publishAt };
	await documents.update({ documentId, data: draft });
}

/**
 * Saves a document, now or at a scheduled time, if it has not changed since the sender opened it. Checks and writes
 * on a locked row, so that one of two simultaneous saves is refused.
 * @returns whether the change is published
 * @throws NotFoundError, HttpError (409)
 */
export async function save(
	uid: UID.ContentType,
	documentId: string,
	data: Data,
	{ updated, status, publishAt, current, hide = false, otherwise = () => 'published' }: How,
): Promise<boolean> {
	const outcome = await strapi.db.transaction(async ({ trx }) => {
		await lockDocument(trx, uid, documentId);
		const now = found(await timesOf(uid, documentId));
		const reason = updated ? staleness(updated, now) : null;
		if (reason) return { reason };
		const wanted = status ?? (publishAt === undefined ? otherwise(now) : 'draft');
		const isShown = wanted === 'published';
		if (isShown && !updated && now.shown && isNewer(now.updatedAt, now.shown))
			await publishBesideDraft(uid, documentId, data);
		else
			await strapi.documents(uid).update({
				documentId,
				data: publishAt === undefined ? data : { ...data, publishAt },
				status: wanted,
			});
		if (hide) await strapi.documents(uid).unpublish({ documentId });
		return { isShown };
	});
	if (outcome.reason) throw await conflict(outcome.reason, current);
	return outcome.isShown === true;
}

interface HowLive extends Pick<How, 'updated' | 'current'> {
	/** Runs in the same transaction, before the document is written. */
	first?: () => Promise<void>;
}

/** Like `save`, for a type without drafts. */
export async function saveLive(
	uid: UID.ContentType,
	documentId: string,
	data: Data,
	{ updated, current, first }: HowLive,
) {
	const reason = await strapi.db.transaction(async ({ trx }) => {
		await lockDocument(trx, uid, documentId);
		const now = found(await timesOf(uid, documentId));
		const reason = updated ? staleness(updated, now) : null;
		if (reason) return reason;
		await first?.();
		await strapi.documents(uid).update({ documentId, data });
		return null;
	});
	if (reason) throw await conflict(reason, current);
}
