import { Redis } from 'ioredis';
import { env } from '../../env';

let client: Redis | undefined;

/** The one connection to Redis, or undefined where there is only one process. */
export function redis(): Redis | undefined {
	if (!env.REDIS_URL) return undefined;
	if (!client) {
		client = new Redis(env.REDIS_URL, {
			enableOfflineQueue: false,
			maxRetriesPerRequest: 1,
			/** Milliseconds; each call of a visitor asks it. */
			commandTimeout: 1000,
		});
		/** Unhandled, a lost connection would end the process; the client reconnects by itself. */
		client.on('error', (error) => strapi.log.warn(`Redis: ${error.message}`));
	}
	return client;
}

export async function closeRedis() {
	await client?.quit().catch(() => client?.disconnect());
	client = undefined;
}
