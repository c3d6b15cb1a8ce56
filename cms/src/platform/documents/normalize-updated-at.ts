import { isDeepStrictEqual } from 'node:util';
import type { UID } from '@strapi/strapi';
import type { DocumentState } from './document-state';
import type { WriteParams } from './schedule';
import { setColumns } from './set-columns';

const toTimestamp = (moment: string) => new Date(moment).getTime();

/**
 * Makes `updatedAt` change only if the content changes, so that clients can detect conflicts with it. Each change of
 * a document gets a later time.
 */
export async function normalizeUpdatedAt(
	uid: UID.ContentType,
	{ documentId = '', status }: WriteParams,
	before: DocumentState,
	after: DocumentState,
): Promise<DocumentState> {
	const isChanged = !isDeepStrictEqual(before.content, after.content);
	const updatedTimestamp = isChanged
		? Math.max(toTimestamp(after.updatedAt), toTimestamp(before.updatedAt) + 1)
		: toTimestamp(before.updatedAt);
	const moment = new Date(updatedTimestamp);
	const hasDraft = strapi.contentType(uid).options?.draftAndPublish === true;
	const isDraftAlone = hasDraft && status !== 'published';
	const updatedAt = moment.toISOString();
	if (updatedTimestamp !== toTimestamp(after.updatedAt))
		await setColumns(uid, documentId, { updated_at: moment }, isDraftAlone);
	return { ...after, updatedAt, shown: isDraftAlone ? after.shown : updatedAt };
}
