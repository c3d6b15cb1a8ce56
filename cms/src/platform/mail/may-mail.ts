import * as z from 'zod/mini';
import { sharedState } from '../limits/shared-state';

const minute = 60_000;
const hour = 60 * minute;
const apart = 2 * minute;
const hourly = 5;

const keyOf = (kind: string, address: string) => `${kind}:${address.toLowerCase()}`;

/** Times of the e-mails of the last hour. */
const changeState = sharedState('mails', z.array(z.number()), hour);

/**
 * Checks whether another e-mail of a kind may be sent to an address that a stranger entered, and counts it if so. The
 * limit is one in two minutes and five an hour, whatever the source of the requests. Call this before creating a
 * code, because a new code would replace the one already sent.
 */
export async function mayMail(kind: string, address: string): Promise<boolean> {
	let may = false;
	await changeState(keyOf(kind, address), (sent = []) => {
		const now = Date.now();
		const recent = sent.filter((time) => now - time < hour);
		may = recent.length < hourly && recent.every((time) => now - time >= apart);
		return may ? [...recent, now] : undefined;
	});
	return may;
}

/** Takes the last counted e-mail of a kind back if it was not sent. */
export const takeBackMail = (kind: string, address: string) =>
	changeState(keyOf(kind, address), (sent = []) => sent.slice(0, -1));
