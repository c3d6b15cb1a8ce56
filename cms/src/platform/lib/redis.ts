import { Redis } from 'ioredis';
import { env } from '../../env';

let client: Redis | undefined;

/** Returns the shared Redis connection, or undefined if REDIS_URL is not set (a single process). */
export function redis(): Redis | undefined {
	if (!env.REDIS_URL) return undefined;
	if (!client) {
		client = new Redis(env.REDIS_URL, {
			enableOfflineQueue: false,
			maxRetriesPerRequest: 1,
			/** Milliseconds. Short, because visitors' calls wait for it. */
			commandTimeout: 1000,
		});
		/** An unhandled connection error would end the process. The client reconnects automatically. */
		client.on('error', (error) => strapi.log.warn(`Redis: ${error.message}`));
	}
	return client;
}

export async function closeRedis() {
	await client?.quit().catch(() => client?.disconnect());
	client = undefined;
}
