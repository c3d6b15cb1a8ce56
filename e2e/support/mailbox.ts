import { expect } from '@playwright/test';
import { at, thirdParties } from '../third-parties/addresses';
import type { Mail } from '../third-parties/mail';

/** Returns the e-mails to an address, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
	const response = await fetch(
		`${at(thirdParties.mailbox)}/mails?to=${encodeURIComponent(address)}`,
	);
	return response.json();
}

/** Waits until there are exactly `count` e-mails to an address, and returns the newest. */
export async function mailTo(address: string, count = 1): Promise<Mail> {
	let mails: Mail[] = [];
	await expect
		.poll(
			async () => {
				mails = await mailsTo(address);
				return mails.length;
			},
			{ message: `mails to ${address}` },
		)
		.toBe(count);
	const newest = mails.at(-1);
	if (!newest) throw new Error(`No mail to ${address}`);
	return newest;
}
