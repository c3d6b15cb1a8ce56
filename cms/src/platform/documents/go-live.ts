import type { UID } from '@strapi/strapi';
import { setColumns } from './set-columns';
import type { Times } from './snapshot';

export interface Params {
	documentId?: string;
	status?: 'draft' | 'published';
	data?: Record<string, unknown>;
}

/** A call of Strapi's document service. */
export interface Write {
	action: string;
	uid: UID.ContentType;
	params: Params;
}

/** Milliseconds within which a date counts as filled in by the creation. */
const atCreation = 10_000;

const time = (moment: unknown) => new Date(String(moment)).getTime();

/** Whether its date is to be the time at which it is shown. */
const isUndated = ({ shown, date, createdAt }: Times) =>
	shown === null && Math.abs(time(date) - time(createdAt)) < atCreation;

/** Whether what is to be shown later no longer is: it is shown now, or taken back. */
export const endsSchedule = ({ action, uid, params }: Write) =>
	strapi.contentType(uid).options?.draftAndPublish === true &&
	(action === 'publish' || action === 'unpublish' || params.status === 'published');

/** What is to be shown now is not to be shown later, and may get its date. */
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
