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
	/** What the sender would open now, as a read answers it. */
	current: () => Promise<object>;
	/** Takes it back from the site as well. */
	hide?: boolean;
	/** Where neither status nor time is given: what is written is shown, unless this says otherwise. */
	otherwise?: (now: Times) => 'published' | 'draft';
}

/** Read when the row is free again: it is for a person, who looks at it later still. */
const conflict = async (reason: ConflictReason, current: () => Promise<object>) =>
	new HttpError(409, messages.conflict[reason], { reason, current: await current() });

/**
 * Shows a change without the draft beside it, which its sender knows nothing of: what the draft
 * changes stays in the draft, in the fields of this change too.
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
 * Changes a document, now or later, where it still is what its sender opened. Everything is looked
 * at and written on a locked row, so of two at once one is refused.
 * @returns whether what was written is shown
 * @throws NotFoundError, HttpError 409
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
	/** What goes with it, before it is written. */
	first?: () => Promise<void>;
}

/** The same of a document without drafts. */
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
