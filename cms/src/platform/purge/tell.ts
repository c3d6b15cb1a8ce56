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

/** Milliseconds in which the site must respond. */
const timeoutMs = 1000;
/** Milliseconds before each retry of a notice. */
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

/**
 * Publishes a notice to all replicas through Redis. Without Redis, or if it reaches no replica, calls the configured
 * site.
 */
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
			// A site that is not running has nothing to evict. The CMS or tool may have stopped by now, so `strapi`
			// may be undefined.
			globalThis.strapi?.log.debug(`The site took no notice of a change: ${reason}`);
		}
	}
}

/**
 * Notifies the site of a change. Resolves after the first attempt, even if it fails; retries run in the background.
 */
export function sendPurge(change: Change): Promise<void> {
	const notice = writtenChange(change);
	return tellOnce(notice).catch(() => void tellAgain(notice));
}
