import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { lockDocument, type Transaction } from './lock';
import { type Standing, standing, type Times, timesOf } from './snapshot';

/** Content types whose changes are followed. */
interface Followed {
	uids: readonly UID.ContentType[];
	/** Those whose `date` is when they were first shown, unless the owner has set another one. */
	datedWhenShown: readonly UID.ContentType[];
}

interface Params {
	documentId?: string;
	status?: 'draft' | 'published';
	data?: Record<string, unknown>;
}

const writes = new Set('create clone update publish unpublish discardDraft delete'.split(' '));

/** Milliseconds within which a date counts as filled in by the creation. */
const atCreation = 10_000;

const time = (moment: unknown) => new Date(String(moment)).getTime();

function setColumns(
	trx: Transaction,
	uid: UID.ContentType,
	documentId: string,
	columns: object,
	draftOnly = true,
) {
	const rows = trx(strapi.db.metadata.get(uid).tableName).where({ document_id: documentId });
	return (draftOnly ? rows.whereNull('published_at') : rows).update(columns);
}

/** Whether its date is to be the time at which it is shown. */
const isUndated = ({ shown, date, createdAt }: Times) =>
	shown === null && Math.abs(time(date) - time(createdAt)) < atCreation;

/**
 * `updatedAt` is the time of the content: it moves when what is written differs, and at nothing else,
 * so that whoever holds it knows whether theirs is still what is there. Two never have the same.
 */
async function keepTime(
	trx: Transaction,
	uid: UID.ContentType,
	{ documentId = '', status }: Params,
	before: Standing,
): Promise<Date | null> {
	const after = await standing(uid, documentId);
	if (!after) return null;
	const isChanged = !isDeepStrictEqual(before.content, after.content);
	const kept = isChanged
		? Math.max(time(after.updatedAt), time(before.updatedAt) + 1)
		: time(before.updatedAt);
	const moment = new Date(kept);
	const hasDraft = strapi.contentType(uid).options?.draftAndPublish === true;
	if (kept !== time(after.updatedAt))
		await setColumns(
			trx,
			uid,
			documentId,
			{ updated_at: moment },
			hasDraft && status !== 'published',
		);
	return moment;
}

/** What is to be shown now is not to be shown later, and may get its date. */
async function goLive(
	trx: Transaction,
	uid: UID.ContentType,
	{ action, params }: { action: string; params: Params },
	before: Times | null,
	datedWhenShown: Followed['datedWhenShown'],
) {
	const now = new Date(Date.now());
	const isDated = before !== null && datedWhenShown.includes(uid) && isUndated(before);
	if (params.data) {
		params.data.publishAt = null;
		const given = params.data.date;
		if (isDated && (!given || time(given) === time(before.date)))
			params.data.date = now.toISOString();
	} else if (params.documentId) {
		const date = isDated && action === 'publish' ? { date: now } : {};
		await setColumns(trx, uid, params.documentId, { publish_at: null, ...date });
	}
}

const endsSchedule = (action: string, { status }: Params) =>
	action === 'publish' || action === 'unpublish' || status === 'published';

/** Follows every write of a document, whoever makes it, on a locked row. */
export function followChanges(strapi: Core.Strapi, { uids, datedWhenShown }: Followed) {
	strapi.documents.use(async (context, next) => {
		const { action, uid } = context;
		if (!writes.has(action) || !uids.includes(uid)) return next();
		const params: Params = context.params;
		const { documentId } = params;
		const hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true;
		return strapi.db.transaction(async ({ trx }) => {
			if (documentId) await lockDocument(trx, uid, documentId);
			const written = documentId && action === 'update' ? await standing(uid, documentId) : null;
			const before = written ?? (documentId ? await timesOf(uid, documentId) : null);
			if (hasDrafts && endsSchedule(action, params))
				await goLive(trx, uid, { action, params }, before, datedWhenShown);
			/** A copy goes live when its owner says so, not with what it was made of. */
			if (action === 'clone') params.data = { ...params.data, publishAt: null };
			const result = await next();
			if (written) {
				const moment = await keepTime(trx, uid, params, written);
				if (moment && result && typeof result === 'object' && 'updatedAt' in result)
					Object.assign(result, { updatedAt: moment.toISOString() });
			}
			return result;
		});
	});
}
