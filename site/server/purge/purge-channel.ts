import { type Change, purgeNotice, readChange } from '@sumu/contract/parts';
import { Redis } from 'ioredis';
import { logError } from '../../src/lib/log/log.server.ts';

/**
 * Subscribes to the changes that the CMS publishes on Redis, so that every replica receives them. Messages are lost
 * while the connection is down, so each new connection reports a full purge.
 * @returns a function that unsubscribes
 */
export function followPurges(address: string, changed: (change: Change) => void): () => void {
	const redis = new Redis(address, { maxRetriesPerRequest: null, autoResubscribe: false });
	let told = false;
	redis.on('error', (error: Error) => {
		if (!told) logError(`Redis: ${error.message}`);
		told = true;
	});
	redis.on('ready', () => {
		told = false;
		redis.subscribe(purgeNotice.channel).then(() => changed({ all: true, removed: [] }), logError);
	});
	redis.on('message', (_channel, text: string) => changed(readChange(text)));
	return () => redis.disconnect();
}
