import type { Core } from '@strapi/strapi';
import { consumeMailQuota } from '../../platform/mail/mail-quota';
import { hasMail } from '../../platform/mail/server';
import { mailRequest } from './mail';
import { queryRequests, type RequestRow, stateOf } from './request-table';

const REMINDER_DELAY_MS = 7 * 86_400_000;

/** Sends the links that were e-mailed a week ago and not used a second time, if the owner wanted that. */
export async function remindOfRequests(strapi: Core.Strapi) {
	if (!(await hasMail())) return;
	const latest = new Date(Date.now() - REMINDER_DELAY_MS).toISOString();
	const due: RequestRow[] = await queryRequests().findMany({
		where: { remind: true, mailed: true, remindedAt: null, createdAt: { $lte: latest } },
		orderBy: { id: 'asc' },
	});
	for (const row of due) {
		if (stateOf(row) !== 'open') continue;
		// Many links may name the same address; the other reminders follow in later nights.
		if (!(await consumeMailQuota('testimonial', row.email))) continue;
		// Stored first: a client who gets no reminder is better than one who gets two.
		const { count } = await queryRequests().updateMany({
			where: { id: row.id, remindedAt: null },
			data: { remindedAt: new Date().toISOString() },
		});
		if (count === 0) continue;
		try {
			await mailRequest(row, true);
		} catch (error) {
			strapi.log.warn(
				`A reminder of a testimonial was not mailed: ${error instanceof Error ? error.message : error}`,
			);
		}
	}
}
