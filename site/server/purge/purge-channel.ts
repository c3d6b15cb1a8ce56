import { purgeNotice } from '@sumu/contract/env';
import { Redis } from 'ioredis';

/**
 * Purges whenever the CMS says so on Redis, so that every replica does. A message may be lost
 * while the connection is, so a new connection purges too.
 * @returns ends it
 */
export function followPurges(address: string, purge: () => void): () => void {
	const redis = new Redis(address, { maxRetriesPerRequest: null, autoResubscribe: false });
	let told = false;
	redis.on('error', (error: Error) => {
		if (!told) console.error(`Redis: ${error.message}`);
		told = true;
	});
	redis.on('ready', () => {
		told = false;
		redis
			.subscribe(purgeNotice.channel)
			.then(purge, (error: unknown) => console.error('Redis:', error));
	});
	redis.on('message', purge);
	return () => redis.disconnect();
}
