import { setTimeout as pause } from 'node:timers/promises';
import { internalSecretHeader, purgeNotice } from '@sumu/contract/env';
import { env } from '../../env';
import { redis } from '../lib/redis';
import { purgeAddress } from './address';

/** Milliseconds the site may take. */
const timeoutMs = 1000;
/** Pauses before a notice that did not arrive is tried again. */
const pauses = [250, 1000, 4000];

async function tellByCall() {
	const { status } = await fetch(purgeAddress, {
		method: 'POST',
		headers: { [internalSecretHeader]: env.INTERNAL_SECRET },
		signal: AbortSignal.timeout(timeoutMs),
	});
	if (status !== 204) throw new Error(`it answered ${status}`);
}

/** On Redis every replica hears it; where Redis does not take it, the site nearby is told. */
async function tellOnce() {
	const heard = await redis()
		?.publish(purgeNotice.channel, '')
		.catch(() => 0);
	if (!heard) await tellByCall();
}

async function tellAgain() {
	for (const milliseconds of pauses) {
		await pause(milliseconds, undefined, { ref: false });
		try {
			return await tellOnce();
		} catch (error) {
			const reason = error instanceof Error ? error.message : error;
			/** A site that does not run has nothing to forget. */
			strapi.log.debug(`The site took no notice of a change: ${reason}`);
		}
	}
}

/** Tells the site that content has changed; resolves after the first try, whatever came of it. */
export const sendPurge = () => tellOnce().catch(() => void tellAgain());
