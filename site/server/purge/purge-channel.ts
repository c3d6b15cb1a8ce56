import { type Change, purgeNotice, readChange } from '@sumu/contract/parts';
import { Redis } from 'ioredis';
import { logError } from '../../src/lib/log/log.server.ts';

/**
 * Tells of each change that the CMS announces on Redis, so that every replica hears it. A message may be
 * lost while the connection is, and nobody knows what it said: a new connection tells of everything.
 * @returns ends it
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
