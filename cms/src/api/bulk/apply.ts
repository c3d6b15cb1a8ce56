import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
	type BulkAction,
	type BulkBody,
	type BulkResult,
	bulkActionsOf,
	type DocumentKind,
	messages,
	priceRange,
	tagKey,
	tagsIn,
} from '@sumu/contract';
import { type DocumentContent, getDocumentTimes } from '../../platform/documents/document-state';
import { changeFields } from '../../platform/documents/save';
import { deleteDocument } from '../../platform/documents/write-operations';
import { HttpError, orNotFound } from '../../platform/lib/http-errors';
import { evictCounts } from '../../platform/lib/repository';
import { tagSeparator } from '../blog/tags';
import { changeReview } from '../review/save-review';
import { resolveCategory } from '../site-setting/read-settings';
import { toTrashUid } from '../trash/move-to-trash';
import { selectEntries } from './select-entries';

type Write = (documentId: string) => Promise<unknown>;
type WriteFactory = (uid: UID.ContentType, body: BulkBody) => Write | Promise<Write>;

const refuse = (path: string, message: string) =>
	new errors.ValidationError(message, { errors: [{ path: [path], message }] });

/** Creates a write that changes the tags of an entry. */
const changeTags =
	(uid: UID.ContentType, change: (tags: string[]) => string[]): Write =>
	(documentId) => {
		const column = uid === 'api::subscriber.subscriber' ? 'subscriberTags' : 'tags';
		return changeFields(uid, documentId, (content) => {
			const value = content[column];
			const line = typeof value === 'string' ? value : '';
			const changedLine = tagsIn(change(tagsIn(line))).join(tagSeparator);
			return changedLine === line ? {} : { [column]: changedLine || null };
		});
	};

/** Prices have two decimals. */
const roundPrice = (price: number) => Math.round(price * 100) / 100;

function raisePrice({ projectPrice }: DocumentContent, percent: number) {
	if (projectPrice === null || projectPrice === undefined)
		throw refuse('projectPrice', messages.noPrice);
	const price = roundPrice(Number(projectPrice) * (1 + percent / 100));
	if (price > priceRange.max)
		throw refuse('projectPrice', messages.numberBetween(priceRange.min, priceRange.max));
	return price === Number(projectPrice) ? {} : { projectPrice: price };
}

/** Returns fields to write, without those that have the value already. */
const setField = (content: DocumentContent, name: string, value: unknown) =>
	content[name] === value ? {} : { [name]: value };

const remove: WriteFactory = (uid) => (documentId) => deleteDocument(uid, documentId);

/** Writes of one entry, by action; the same as those of the single calls. */
const writes: Record<Exclude<BulkAction, 'read' | 'unread'>, WriteFactory> = {
	publish: (uid) => async (documentId) => {
		orNotFound(await getDocumentTimes(uid, documentId));
		await strapi.documents(uid).publish({ documentId });
	},
	unpublish: (uid) => async (documentId) => {
		orNotFound(await getDocumentTimes(uid, documentId));
		await strapi.documents(uid).unpublish({ documentId });
	},
	approve: () => (documentId) => changeReview(documentId, { approve: true, userCity: undefined }),
	delete: remove,
	addTag: (uid, { tag = '' }) => changeTags(uid, (tags) => [...tags, tag]),
	removeTag: (uid, { tag = '' }) =>
		changeTags(uid, (tags) => tags.filter((one) => tagKey(one) !== tagKey(tag))),
	setCategory: async (uid, { category = '' }) => {
		const isSkill = uid === 'api::skill.skill';
		const name = isSkill ? category : await resolveCategory(category);
		return (documentId) =>
			changeFields(uid, documentId, (content) =>
				setField(content, isSkill ? 'group' : 'category', name),
			);
	},
	setPrice:
		(uid, { price = 0 }) =>
		(documentId) =>
			changeFields(uid, documentId, (content) =>
				Number(content.projectPrice ?? Number.NaN) === roundPrice(price)
					? {}
					: { projectPrice: roundPrice(price) },
			),
	changePrice:
		(uid, { percent = 0 }) =>
		(documentId) =>
			changeFields(uid, documentId, (content) => raisePrice(content, percent)),
};

/**
 * Returns the message for a refused entry. Other errors concern this entry alone too: after an error in the middle,
 * the caller could not know which entries have changed.
 */
function describeRefusal(error: unknown): string {
	if (error instanceof HttpError || error instanceof errors.ApplicationError) return error.message;
	strapi.log.error(error);
	return messages.serverUnavailable;
}

async function writeEach(ids: readonly string[], write: Write): Promise<BulkResult> {
	const refusals: BulkResult['failed'] = [];
	for (const _id of ids)
		try {
			await write(_id);
		} catch (error) {
			refusals.push({ _id, message: describeRefusal(error) });
		}
	return { done: ids.length - refusals.length, failed: refusals };
}

const MAX_IDS_PER_QUERY = 500;

/** Marks messages. They have no versions, so that one query can change many. */
async function markMessages(
	uid: UID.ContentType,
	ids: readonly string[],
	isRead: boolean,
): Promise<BulkResult> {
	const refusals: BulkResult['failed'] = [];
	for (let start = 0; start < ids.length; start += MAX_IDS_PER_QUERY) {
		const someIds = ids.slice(start, start + MAX_IDS_PER_QUERY);
		const where = { documentId: { $in: someIds } };
		const rows: { documentId: string }[] = await strapi.db
			.query(uid)
			.findMany({ select: ['documentId'], where });
		await strapi.db.query(uid).updateMany({ where, data: { read: isRead } });
		const foundIds = new Set(rows.map(({ documentId }) => documentId));
		for (const _id of someIds)
			if (!foundIds.has(_id)) refusals.push({ _id, message: messages.notFound });
	}
	evictCounts(uid);
	return { done: ids.length - refusals.length, failed: refusals };
}

/**
 * Applies an action to entries, each in a transaction of its own, so that other writers do not wait for all of them.
 * @throws ValidationError if the kind has no such action
 */
export async function applyToEntries(kind: DocumentKind, body: BulkBody): Promise<BulkResult> {
	const { action } = body;
	if (!bulkActionsOf[kind].includes(action)) throw refuse('action', messages.actionOfOtherKind);
	const uid = toTrashUid(kind);
	const ids = await selectEntries(kind, uid, body);
	if (action === 'read' || action === 'unread') return markMessages(uid, ids, action === 'read');
	return writeEach(ids, await writes[action](uid, body));
}
