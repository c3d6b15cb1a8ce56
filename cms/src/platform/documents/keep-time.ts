import { isDeepStrictEqual } from 'node:util';
import type { UID } from '@strapi/strapi';
import type { Params } from './go-live';
import { setColumns } from './set-columns';
import type { Standing } from './snapshot';

const time = (moment: string) => new Date(moment).getTime();

/**
 * Makes `updatedAt` change only if the content changes, so that clients can detect conflicts with it. Each change of
 * a document gets a later time.
 */
export async function keepTime(
	uid: UID.ContentType,
	{ documentId = '', status }: Params,
	before: Standing,
	after: Standing,
): Promise<Standing> {
	const isChanged = !isDeepStrictEqual(before.content, after.content);
	const kept = isChanged
		? Math.max(time(after.updatedAt), time(before.updatedAt) + 1)
		: time(before.updatedAt);
	const moment = new Date(kept);
	const hasDraft = strapi.contentType(uid).options?.draftAndPublish === true;
	const isDraftAlone = hasDraft && status !== 'published';
	const updatedAt = moment.toISOString();
	if (kept !== time(after.updatedAt))
		await setColumns(uid, documentId, { updated_at: moment }, isDraftAlone);
	return { ...after, updatedAt, shown: isDraftAlone ? after.shown : updatedAt };
}
