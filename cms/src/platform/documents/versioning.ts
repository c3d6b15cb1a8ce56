import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import { orNotFound } from '../lib/http-errors';
import { detectConflict } from './detect-conflict';
import { type DocumentState, type DocumentTimes, getDocumentState } from './document-state';
import { lockDocument } from './lock';
import { normalizeUpdatedAt } from './normalize-updated-at';
import { clearSchedule, type DocumentWrite, endsSchedule } from './schedule';
import { deleteVersions, recordVersion } from './versions';

/** Options of `registerVersioning`. */
interface VersioningOptions {
	uids: readonly UID.ContentType[];
	/** Types whose `date` becomes the time of first publication, unless the owner has set another one. */
	datedWhenShown: readonly UID.ContentType[];
	/** Returns the `updatedAt` that an update of the document is based on, if the client sent it. */
	baseOf: (uid: UID.ContentType, documentId: string) => string | undefined;
}

const writeActions = new Set(
	'create clone update publish unpublish discardDraft delete'.split(' '),
);

/** Set while several writes form one version. */
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
	const result = await singleVersionContext.run(true, write);
	const after = await getDocumentState(uid, documentId);
	if (before && after) await recordVersion(documentId, before, after);
	return result;
}

function assertNoConflict(base: string | undefined, now: DocumentTimes) {
	if (!base || !detectConflict(base, now)) return;
	const message = messages.saveConflict.panel;
	throw new errors.ValidationError(message, {
		errors: [{ path: ['updatedAt'], message }],
		newest: now.updatedAt,
	});
}

const idOf = (result: unknown) =>
	typeof result === 'object' && result !== null && 'documentId' in result
		? String(result.documentId)
		: '';

/** Checks for `discardDraft` without a published version. Strapi would delete the draft; it is kept instead. */
const isNoopDiscard = (action: string, before: DocumentState | null) =>
	action === 'discardDraft' && before !== null && before.shown === null;

/**
 * Stores a version after a write.
 * @returns the resulting `updatedAt` of an update, else null
 */
async function recordWrite(
	{ action, uid, params }: DocumentWrite,
	documentId: string,
	before: DocumentState | null,
): Promise<string | null> {
	const savedState = await getDocumentState(uid, documentId);
	if (!savedState) return null;
	const isUpdate = action === 'update' && before !== null;
	const after = isUpdate ? await normalizeUpdatedAt(uid, params, before, savedState) : savedState;
	if (!singleVersionContext.getStore()) await recordVersion(documentId, before, after);
	return isUpdate ? after.updatedAt : null;
}

/** Registers the middleware that checks and versions every write of a document, on a locked row. */
export function registerVersioning(
	strapi: Core.Strapi,
	{ uids, datedWhenShown, baseOf }: VersioningOptions,
) {
	strapi.documents.use(async (context, next) => {
		const { action, uid } = context;
		if (!writeActions.has(action) || !uids.includes(uid)) return next();
		const documentWrite: DocumentWrite = { action, uid, params: context.params };
		const { params } = documentWrite;
		const { documentId } = params;
		return strapi.db.transaction(async ({ trx }) => {
			if (documentId) await lockDocument(trx, uid, documentId);
			const stateBefore =
				documentId && action !== 'delete' ? await getDocumentState(uid, documentId) : null;
			if (action === 'update' && stateBefore)
				assertNoConflict(baseOf(uid, documentId ?? ''), stateBefore);
			if (documentId && isNoopDiscard(action, stateBefore))
				return {
					documentId,
					entries: [orNotFound(await strapi.documents(uid).findOne({ documentId }))],
				};
			if (endsSchedule(documentWrite))
				await clearSchedule(documentWrite, stateBefore, datedWhenShown);
			/** A copy does not inherit the schedule of its original. */
			if (action === 'clone') params.data = { ...params.data, publishAt: null };
			const result = await next();
			if (action === 'delete') {
				if (documentId) await deleteVersions(documentId);
				return result;
			}
			const isAdded = action === 'create' || action === 'clone';
			const updatedAt = await recordWrite(
				documentWrite,
				isAdded ? idOf(result) : (documentId ?? ''),
				isAdded ? null : stateBefore,
			);
			if (updatedAt && result && typeof result === 'object' && 'updatedAt' in result)
				Object.assign(result, { updatedAt });
			return result;
		});
	});
}
