import type { UID } from '@strapi/strapi';
import type { DocumentTimes } from './document-state';
import { setColumns } from './set-columns';

export interface WriteParams {
	documentId?: string;
	status?: 'draft' | 'published';
	data?: Record<string, unknown>;
}

/** Call to Strapi's document service. */
export interface DocumentWrite {
	action: string;
	uid: UID.ContentType;
	params: WriteParams;
}

/** Milliseconds between creation and date within which the date counts as set automatically. */
const AUTO_DATE_TOLERANCE_MS = 10_000;

const toTimestamp = (moment: unknown) => new Date(String(moment)).getTime();

/** Checks whether the date should become the time of first publication. */
const isUndated = ({ shown, date, createdAt }: DocumentTimes) =>
	shown === null && Math.abs(toTimestamp(date) - toTimestamp(createdAt)) < AUTO_DATE_TOLERANCE_MS;

/** Checks whether a write ends a schedule, by publishing or unpublishing the document. */
export const endsSchedule = ({ action, uid, params }: DocumentWrite) =>
	strapi.contentType(uid).options?.draftAndPublish === true &&
	(action === 'publish' || action === 'unpublish' || params.status === 'published');

/** Returns the time of publication: the scheduled one, even if the CMS was off then, otherwise now. */
function getPublicationTime(publishAt: string | null | undefined): Date {
	const now = Date.now();
	const scheduledTime = publishAt ? Date.parse(publishAt) : now;
	return new Date(Math.min(scheduledTime, now));
}

/** Clears the schedule of a document, and sets its date on first publication if the owner has not chosen one. */
export async function clearSchedule(
	{ action, uid, params }: DocumentWrite,
	before: DocumentTimes | null,
	datedWhenShown: readonly UID.ContentType[],
) {
	const publicationTime = getPublicationTime(before?.publishAt);
	const isDated = before !== null && datedWhenShown.includes(uid) && isUndated(before);
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
