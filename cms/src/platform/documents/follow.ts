import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import { found } from '../lib/found';
import { endsSchedule, goLive, type Write } from './go-live';
import { keepTime } from './keep-time';
import { lockDocument } from './lock';
import { type Standing, standing, type Times } from './snapshot';
import { staleness } from './staleness';
import { forgetVersions, keepVersion } from './versions';

/** Options of `followChanges`. */
interface Followed {
	uids: readonly UID.ContentType[];
	/** Types whose `date` becomes the time of first publication, unless the owner has set another one. */
	datedWhenShown: readonly UID.ContentType[];
	/** Returns the `updatedAt` that an update of the document is based on, if the client sent it. */
	baseOf: (uid: UID.ContentType, documentId: string) => string | undefined;
}

const writes = new Set('create clone update publish unpublish discardDraft delete'.split(' '));

/** Set while several writes form one version. */
const together = new AsyncLocalStorage<true>();

/**
 * Combines several writes of an existing document into one version. Call it within a transaction, on a locked row.
 */
export async function asOneVersion<Result>(
	uid: UID.ContentType,
	documentId: string,
	write: () => Promise<Result>,
): Promise<Result> {
	const before = await standing(uid, documentId);
	const result = await together.run(true, write);
	const after = await standing(uid, documentId);
	if (before && after) await keepVersion(documentId, before, after);
	return result;
}

function refuseStale(base: string | undefined, now: Times) {
	if (!base || !staleness(base, now)) return;
	const message = messages.conflict.panel;
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
const isInVain = (action: string, before: Standing | null) =>
	action === 'discardDraft' && before !== null && before.shown === null;

/**
 * Stores a version after a write.
 * @returns the resulting `updatedAt` of an update, else null
 */
async function followed(
	{ action, uid, params }: Write,
	documentId: string,
	before: Standing | null,
): Promise<string | null> {
	const written = await standing(uid, documentId);
	if (!written) return null;
	const isUpdate = action === 'update' && before !== null;
	const after = isUpdate ? await keepTime(uid, params, before, written) : written;
	if (!together.getStore()) await keepVersion(documentId, before, after);
	return isUpdate ? after.updatedAt : null;
}

/** Registers the middleware that checks and versions every write of a document, on a locked row. */
export function followChanges(strapi: Core.Strapi, { uids, datedWhenShown, baseOf }: Followed) {
	strapi.documents.use(async (context, next) => {
		const { action, uid } = context;
		if (!writes.has(action) || !uids.includes(uid)) return next();
		const write: Write = { action, uid, params: context.params };
		const { params } = write;
		const { documentId } = params;
		return strapi.db.transaction(async ({ trx }) => {
			if (documentId) await lockDocument(trx, uid, documentId);
			const before = documentId && action !== 'delete' ? await standing(uid, documentId) : null;
			if (action === 'update' && before) refuseStale(baseOf(uid, documentId ?? ''), before);
			if (documentId && isInVain(action, before))
				return {
					documentId,
					entries: [found(await strapi.documents(uid).findOne({ documentId }))],
				};
			if (endsSchedule(write)) await goLive(write, before, datedWhenShown);
			/** A copy does not inherit the schedule of its original. */
			if (action === 'clone') params.data = { ...params.data, publishAt: null };
			const result = await next();
			if (action === 'delete') {
				if (documentId) await forgetVersions(documentId);
				return result;
			}
			const isAdded = action === 'create' || action === 'clone';
			const updatedAt = await followed(
				write,
				isAdded ? idOf(result) : (documentId ?? ''),
				isAdded ? null : before,
			);
			if (updatedAt && result && typeof result === 'object' && 'updatedAt' in result)
				Object.assign(result, { updatedAt });
			return result;
		});
	});
}
