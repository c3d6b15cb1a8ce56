import * as z from 'zod/mini';
import { createSharedState } from '../limits/shared-state';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MIN_MAIL_INTERVAL_MS = 2 * MINUTE_MS;
const MAX_MAILS_PER_HOUR = 5;

const keyOf = (kind: string, address: string) => `${kind}:${address.toLowerCase()}`;

/** Times of the e-mails of the last hour. */
const changeState = createSharedState('mails', z.array(z.number()), HOUR_MS);

/**
 * Checks whether another e-mail of a kind may be sent to an address that a stranger entered, and counts it if so. The
 * limit is one in two minutes and five an hour, whatever the source of the requests. Call this before creating a
 * code, because a new code would replace the one already sent.
 */
export async function consumeMailQuota(kind: string, address: string): Promise<boolean> {
	let isAllowed = false;
	await changeState(keyOf(kind, address), (sent = []) => {
		const now = Date.now();
		const recent = sent.filter((time) => now - time < HOUR_MS);
		isAllowed =
			recent.length < MAX_MAILS_PER_HOUR &&
			recent.every((time) => now - time >= MIN_MAIL_INTERVAL_MS);
		return isAllowed ? [...recent, now] : undefined;
	});
	return isAllowed;
}

/** Takes the last counted e-mail of a kind back if it was not sent. */
export const refundMailQuota = (kind: string, address: string) =>
	changeState(keyOf(kind, address), (sent = []) => sent.slice(0, -1));
