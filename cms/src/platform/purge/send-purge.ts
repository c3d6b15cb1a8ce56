import { setTimeout as pause } from 'node:timers/promises';
import { toReachableHost } from '@sumu/contract/env';
import {
	internalSecretHeader,
	type PurgeNotice,
	purgeNotice,
	serializePurgeNotice,
} from '@sumu/contract/parts';
import { env } from '../../env';
import { getRedis } from '../lib/redis';

const internalSiteUrl =
	env.SITE_INTERNAL_URL ?? `http://${toReachableHost(env.HOST)}:${env.SITE_PORT}`;

/** Address at which the site receives purge notices. */
const purgeAddress = internalSiteUrl.replace(/\/+$/, '') + purgeNotice.path;

/** Milliseconds in which the site must respond. */
const PURGE_TIMEOUT_MS = 1000;
/** Milliseconds before each retry of a notice. */
const RETRY_DELAYS_MS = [250, 1000, 4000];

async function postNotice(notice: string) {
	const { status, body } = await fetch(purgeAddress, {
		method: 'POST',
		headers: { [internalSecretHeader]: env.INTERNAL_SECRET, 'content-type': 'application/json' },
		body: notice,
		signal: AbortSignal.timeout(PURGE_TIMEOUT_MS),
	});
	await body?.cancel();
	if (status !== 204) throw new Error(`it answered ${status}`);
}

/**
 * Publishes a notice to all replicas through Redis. Without Redis, or if it reaches no replica, calls the configured
 * site.
 */
async function sendNotice(notice: string) {
	const receiverCount = await getRedis()
		?.publish(purgeNotice.channel, notice)
		.catch(() => 0);
	if (!receiverCount) await postNotice(notice);
}

async function retryNotice(notice: string) {
	for (const milliseconds of RETRY_DELAYS_MS) {
		await pause(milliseconds, undefined, { ref: false });
		try {
			return await sendNotice(notice);
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
export function sendPurge(change: PurgeNotice): Promise<void> {
	const notice = serializePurgeNotice(change);
	return sendNotice(notice).catch(() => void retryNotice(notice));
}
