import type { UID } from '@strapi/strapi';
import { type ConflictReason, messages, type SaveFields } from '@sumu/contract';
import type { DocumentData } from '../fields';
import { HttpError, orNotFound } from '../lib/http-errors';
import {
	type DocumentContent,
	type DocumentTimes,
	getDocumentState,
	getDocumentTimes,
	pickChangedFields,
	readContent,
} from './document-state';
import { lockDocument } from './lock';
import { isNewer } from './publication-state';
import { detectConflict, withSingleVersion } from './versioning';

interface SaveOptions extends SaveFields {
	/** Reads the current state for the conflict response. */
	current: () => Promise<object>;
	/** Also unpublishes the document. */
	hide?: boolean;
	/** Target state without a status or a time in the request. Default: published. */
	otherwise?: (now: DocumentTimes) => 'published' | 'draft';
}

/**
 * Creates the conflict error. The current state is read after the row is unlocked: it is only for a person to look
 * at.
 */
const createConflictError = async (reason: ConflictReason, current: () => Promise<object>) =>
	new HttpError(409, messages.saveConflict[reason], { reason, current: await current() });

/**
 * Publishes a change without the draft's other changes, which the sender has not seen. The draft keeps its own
 * values, even in fields of this change, except those in `draftData`.
 */
async function publishBesideDraft(
	uid: UID.ContentType,
	documentId: string,
	data: DocumentData,
	draftData: DocumentData = {},
) {
	const documents = strapi.documents(uid);
	const now = orNotFound(await getDocumentState(uid, documentId));
	const publishedContent = await withSingleVersion(uid, documentId, async () => {
		await documents.discardDraft({ documentId });
		const { content } = orNotFound(await getDocumentState(uid, documentId));
		await documents.update({ documentId, data, status: 'published' });
		return content;
	});
	const draft = {
		...pickChangedFields(publishedContent, now.content),
		...draftData,
		publishAt: now.publishAt,
	};
	await documents.update({ documentId, data: draft });
}

/**
 * Saves a document, now or at a scheduled time, if it has not changed since the sender opened it. Checks and writes
 * on a locked row, so that one of two simultaneous saves is refused.
 * @returns whether the change is published
 * @throws NotFoundError, HttpError (409)
 */
export async function saveDocument(
	uid: UID.ContentType,
	documentId: string,
	data: DocumentData,
	{ updated, status, publishAt, current, hide = false, otherwise = () => 'published' }: SaveOptions,
): Promise<boolean> {
	const outcome = await strapi.db.transaction(async ({ trx }) => {
		await lockDocument(trx, uid, documentId);
		const now = orNotFound(await getDocumentTimes(uid, documentId));
		const reason = updated ? detectConflict(updated, now) : null;
		if (reason) return { reason };
		const targetStatus = status ?? (publishAt === undefined ? otherwise(now) : 'draft');
		const isShown = targetStatus === 'published';
		if (isShown && !updated && now.shown && isNewer(now.updatedAt, now.shown))
			await publishBesideDraft(uid, documentId, data);
		else
			await strapi.documents(uid).update({
				documentId,
				data: publishAt === undefined ? data : { ...data, publishAt },
				status: targetStatus,
			});
		if (hide) await strapi.documents(uid).unpublish({ documentId });
		return { isShown };
	});
	if (outcome.reason) throw await createConflictError(outcome.reason, current);
	return outcome.isShown === true;
}

interface LiveSaveOptions extends Pick<SaveOptions, 'updated' | 'current'> {
	/** Runs in the same transaction, before the document is written. */
	first?: () => Promise<void>;
}

/** Like `saveDocument`, for a type without drafts. */
export async function saveDocumentWithoutDraft(
	uid: UID.ContentType,
	documentId: string,
	data: DocumentData,
	{ updated, current, first }: LiveSaveOptions,
) {
	const reason = await strapi.db.transaction(async ({ trx }) => {
		await lockDocument(trx, uid, documentId);
		const now = orNotFound(await getDocumentTimes(uid, documentId));
		const reason = updated ? detectConflict(updated, now) : null;
		if (reason) return reason;
		await first?.();
		await strapi.documents(uid).update({ documentId, data });
		return null;
	});
	if (reason) throw await createConflictError(reason, current);
}

/**
 * Changes fields of a document and keeps its status and schedule. The published version and a newer draft are changed
 * each from its own content, which is read once the row is locked.
 * @param change returns the fields to write; empty if there is nothing to change
 * @throws NotFoundError
 */
export async function changeFields(
	uid: UID.ContentType,
	documentId: string,
	change: (content: DocumentContent) => DocumentData,
) {
	await strapi.db.transaction(async ({ trx }) => {
		await lockDocument(trx, uid, documentId);
		const now = orNotFound(await getDocumentState(uid, documentId));
		const draftData = change(now.content);
		if (now.shown !== null && (now.publishAt !== null || isNewer(now.updatedAt, now.shown))) {
			const where = { documentId, publishedAt: { $notNull: true } };
			const data = change(orNotFound(await readContent(uid, where)));
			if (Object.keys(data).length > 0) await publishBesideDraft(uid, documentId, data, draftData);
			else if (Object.keys(draftData).length > 0)
				await strapi.documents(uid).update({ documentId, data: draftData });
		} else if (Object.keys(draftData).length > 0)
			await strapi.documents(uid).update({
				documentId,
				data: draftData,
				status: now.shown === null ? 'draft' : 'published',
			});
	});
}
