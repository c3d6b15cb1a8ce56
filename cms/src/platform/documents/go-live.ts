import type { UID } from '@strapi/strapi';
import { setColumns } from './set-columns';
import type { Times } from './snapshot';

export interface Params {
	documentId?: string;
	status?: 'draft' | 'published';
	data?: Record<string, unknown>;
}

/** Call to Strapi's document service. */
export interface Write {
	action: string;
	uid: UID.ContentType;
	params: Params;
}

/** Milliseconds between creation and date within which the date counts as set automatically. */
const atCreation = 10_000;

const time = (moment: unknown) => new Date(String(moment)).getTime();

/** Checks whether the date should become the time of first publication. */
const isUndated = ({ shown, date, createdAt }: Times) =>
	shown === null && Math.abs(time(date) - time(createdAt)) < atCreation;

/** Checks whether a write ends a schedule, by publishing or unpublishing the document. */
export const endsSchedule = ({ action, uid, params }: Write) =>
	strapi.contentType(uid).options?.draftAndPublish === true &&
	(action === 'publish' || action === 'unpublish' || params.status === 'published');

/** Clears the schedule of a document, and sets its date on first publication if the owner has not chosen one. */
export async function goLive(
	{ action, uid, params }: Write,
	before: Times | null,
	datedWhenShown: readonly UID.ContentType[],
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
		await setColumns(uid, params.documentId, { publish_at: null, ...date });
	}
}
