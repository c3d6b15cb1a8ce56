import * as z from 'zod/mini';
import { sharedState } from '../limits/shared-state';

const minute = 60_000;
const hour = 60 * minute;
const apart = 2 * minute;
const hourly = 5;

const keyOf = (kind: string, address: string) => `${kind}:${address.toLowerCase()}`;

/** When the mails of the last hour went out. */
const changeState = sharedState('mails', z.array(z.number()), hour);

/**
 * Whether one more mail of a kind may go to an address that a stranger named, and then counts it:
 * one in two minutes and five an hour, whoever asks. Ask before a code is made, for a new one would
 * take the place of the one that was mailed.
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

/** Forgets the last mail of a kind that was counted, where it did not go out. */
export const takeBackMail = (kind: string, address: string) =>
	changeState(keyOf(kind, address), (sent = []) => sent.slice(0, -1));
