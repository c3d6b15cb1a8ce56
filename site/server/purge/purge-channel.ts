import { type PurgeNotice, parsePurgeNotice, purgeNotice } from '@sumu/contract/parts';
import { Redis } from 'ioredis';
import { logError } from '../../src/lib/log/log.server.ts';

/**
 * Subscribes to the changes that the CMS publishes on Redis, so that every replica receives them. Messages are lost
 * while the connection is down, so each new connection reports a full purge.
 * @returns a function that unsubscribes
 */
export function followPurges(address: string, onChange: (change: PurgeNotice) => void): () => void {
	const redis = new Redis(address, { maxRetriesPerRequest: null, autoResubscribe: false });
	let hasLoggedError = false;
	redis.on('error', (error: Error) => {
		if (!hasLoggedError) logError(`Redis: ${error.message}`);
		hasLoggedError = true;
	});
	redis.on('ready', () => {
		hasLoggedError = false;
		redis.subscribe(purgeNotice.channel).then(() => onChange({ all: true, removed: [] }), logError);
	});
	redis.on('message', (_channel, text: string) => onChange(parsePurgeNotice(text)));
	return () => redis.disconnect();
}
