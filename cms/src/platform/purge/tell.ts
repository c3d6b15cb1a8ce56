import { setTimeout as pause } from 'node:timers/promises';
import {
	type Change,
	internalSecretHeader,
	purgeNotice,
	writtenChange,
} from '@sumu/contract/parts';
import { env } from '../../env';
import { redis } from '../lib/redis';
import { purgeAddress } from './address';

/** Milliseconds the site may take. */
const timeoutMs = 1000;
/** Pauses before a notice that did not arrive is tried again. */
const pauses = [250, 1000, 4000];

async function tellByCall(notice: string) {
	const { status, body } = await fetch(purgeAddress, {
		method: 'POST',
		headers: { [internalSecretHeader]: env.INTERNAL_SECRET, 'content-type': 'application/json' },
		body: notice,
		signal: AbortSignal.timeout(timeoutMs),
	});
	await body?.cancel();
	if (status !== 204) throw new Error(`it answered ${status}`);
}

/** On Redis every replica hears it; where Redis does not take it, the site nearby is told. */
async function tellOnce(notice: string) {
	const heard = await redis()
		?.publish(purgeNotice.channel, notice)
		.catch(() => 0);
	if (!heard) await tellByCall(notice);
}

async function tellAgain(notice: string) {
	for (const milliseconds of pauses) {
		await pause(milliseconds, undefined, { ref: false });
		try {
			return await tellOnce(notice);
		} catch (error) {
			const reason = error instanceof Error ? error.message : error;
			// A site that does not run has nothing to forget; by now the CMS, or a tool, may have ended too.
			globalThis.strapi?.log.debug(`The site took no notice of a change: ${reason}`);
		}
	}
}

/** Tells the site that content has changed; resolves after the first try, whatever came of it. */
export function sendPurge(change: Change): Promise<void> {
	const notice = writtenChange(change);
	return tellOnce(notice).catch(() => void tellAgain(notice));
}
