import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type ConflictReason, messages } from '@sumu/contract';
import { orNotFound } from '../lib/http-errors';
import {
	type DocumentState,
	type DocumentTimes,
	getDocumentState,
	hasDraftAndPublish,
} from './document-state';
import { type AfterWrite, type DocumentWrite, idOfAdded } from './document-write';
import { lockDocument, setColumns } from './lock';
import { isNewer } from './publication-state';
import { deleteVersions, recordVersion } from './versions';

const toTimestamp = (moment: unknown) => new Date(String(moment)).getTime();

const isSame = (one: string, other: string | null) =>
	other !== null && toTimestamp(one) === toTimestamp(other);

/** Detects an edit conflict. Returns the reason if the document has changed since `base`, else null. */
export function detectConflict(
	base: string,
	{ updatedAt, shown }: DocumentTimes,
): ConflictReason | null {
	if (isSame(base, updatedAt)) return null;
	if (!isNewer(updatedAt, shown)) return isSame(base, shown) ? null : 'changed';
	/** An edit based on the published version, or an older one, has not seen the draft. */
	return shown !== null && !isNewer(base, shown) ? 'draft' : 'changed';
}

/** Locks the document until the transaction ends, and reads its state. */
export async function lockAndReadState(write: DocumentWrite) {
	const { action, uid, params } = write;
	const { documentId } = params;
	if (!documentId) return;
	await strapi.db.transaction(({ trx }) => lockDocument(trx, uid, documentId));
	if (action !== 'delete') write.before = await getDocumentState(uid, documentId);
}

/**
 * Refuses an update that is based on an older state.
 * @param base `updatedAt` of the state that the sender started from, if known
 * @throws ValidationError, the only error after which the panel's form keeps its text
 */
export function demandNoConflict({ before }: DocumentWrite, base: string | undefined) {
	if (!base || !before || !detectConflict(base, before)) return;
	const message = messages.saveConflict.panel;
	throw new errors.ValidationError(message, {
		errors: [{ path: ['updatedAt'], message }],
		newest: before.updatedAt,
	});
}

/** Keeps a draft without a published version when its changes are discarded. Strapi would delete it. */
export async function keepOnlyDraft(write: DocumentWrite) {
	const { uid, params, before } = write;
	const { documentId } = params;
	if (!documentId || !before || before.shown !== null) return;
	const draft = orNotFound(await strapi.documents(uid).findOne({ documentId }));
	write.result = { documentId, entries: [draft] };
}

/** Milliseconds between creation and date within which the date counts as set automatically. */
const AUTO_DATE_TOLERANCE_MS = 10_000;

/** Checks whether the date should become the time of first publication. */
const isUndated = ({ shown, date, createdAt }: DocumentTimes) =>
	shown === null && Math.abs(toTimestamp(date) - toTimestamp(createdAt)) < AUTO_DATE_TOLERANCE_MS;

/** Checks whether a write ends a schedule, by publishing or unpublishing the document. */
const endsSchedule = ({ action, uid, params }: DocumentWrite) =>
	hasDraftAndPublish(uid) &&
	(action === 'publish' || action === 'unpublish' || params.status === 'published');

/** Returns the time of publication: the scheduled one, even if the CMS was off then, otherwise now. */
function getPublicationTime(publishAt: string | null | undefined): Date {
	const now = Date.now();
	const scheduledTime = publishAt ? Date.parse(publishAt) : now;
	return new Date(Math.min(scheduledTime, now));
}

/**
 * Clears the schedule of a document that is published or unpublished, and of a copy.
 * @param isDatedWhenShown If true, `date` becomes the time of first publication unless the owner has chosen one.
 */
export async function clearSchedule(write: DocumentWrite, isDatedWhenShown: boolean) {
	const { action, uid, params, before } = write;
	if (endsSchedule(write)) {
		const publicationTime = getPublicationTime(before?.publishAt);
		const isDated = before !== null && isDatedWhenShown && isUndated(before);
		if (params.data) {
			params.data.publishAt = null;
			const requestedDate = params.data.date;
			if (isDated && (!requestedDate || toTimestamp(requestedDate) === toTimestamp(before.date)))
				params.data.date = publicationTime.toISOString();
		} else if (params.documentId) {
			const date = isDated && action === 'publish' ? { date: publicationTime } : {};
			await setColumns(uid, params.documentId, { publish_at: null, ...date });
		}
	}
	if (action === 'clone') params.data = { ...params.data, publishAt: null };
}

/** Set while writes do not record versions of their own. */
const singleVersionContext = new AsyncLocalStorage<true>();

/**
 * Combines several writes of an existing document into one version. Call it within a transaction, on a locked row.
 */
export async function withSingleVersion<Result>(
	uid: UID.ContentType,
	documentId: string,
	write: () => Promise<Result>,
): Promise<Result> {
	const before = await getDocumentState(uid, documentId);
	const result = await withoutVersions(write);
	const after = await getDocumentState(uid, documentId);
	if (before && after) await recordVersion(documentId, before, after);
	return result;
}

/** Runs writes that record no version. */
export const withoutVersions = <Result>(write: () => Promise<Result>) =>
	singleVersionContext.run(true, write);

/**
 * Makes `updatedAt` change only if the content changes, so that clients can detect conflicts with it. Each change of
 * a document gets a later time.
 */
async function normalizeUpdatedAt(
	{ uid, params: { documentId = '', status } }: DocumentWrite,
	before: DocumentState,
	after: DocumentState,
): Promise<DocumentState> {
	const isChanged = !isDeepStrictEqual(before.content, after.content);
	const updatedTimestamp = isChanged
		? Math.max(toTimestamp(after.updatedAt), toTimestamp(before.updatedAt) + 1)
		: toTimestamp(before.updatedAt);
	const moment = new Date(updatedTimestamp);
	const isDraftAlone = hasDraftAndPublish(uid) && status !== 'published';
	const updatedAt = moment.toISOString();
	if (updatedTimestamp !== toTimestamp(after.updatedAt))
		await setColumns(uid, documentId, { updated_at: moment }, isDraftAlone ? 'draft' : 'all');
	return { ...after, updatedAt, shown: isDraftAlone ? after.shown : updatedAt };
}

async function recordSavedState(write: DocumentWrite, result: unknown) {
	const { action, uid, params } = write;
	const isAdded = action === 'create' || action === 'clone';
	const documentId = isAdded ? idOfAdded(result) : (params.documentId ?? '');
	const before = isAdded ? null : write.before;
	const savedState = await getDocumentState(uid, documentId);
	if (!savedState) return;
	const isUpdate = action === 'update' && before !== null;
	const after = isUpdate ? await normalizeUpdatedAt(write, before, savedState) : savedState;
	if (!singleVersionContext.getStore()) await recordVersion(documentId, before, after);
	if (isUpdate && result && typeof result === 'object' && 'updatedAt' in result)
		Object.assign(result, { updatedAt: after.updatedAt });
}

/** Stores a version after the write, or deletes all versions of a deleted document. */
export async function versionDocument(write: DocumentWrite): Promise<AfterWrite> {
	return async (result) => {
		const { documentId } = write.params;
		if (write.action !== 'delete') await recordSavedState(write, result);
		else if (documentId && !write.isMovedToTrash) await deleteVersions(documentId);
	};
}
