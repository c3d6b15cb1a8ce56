import { Redis } from 'ioredis';
import { env } from '../../env';

let redisClient: Redis | undefined;

/** Returns the shared Redis connection, or undefined if REDIS_URL is not set (a single process). */
export function getRedis(): Redis | undefined {
	if (!env.REDIS_URL) return undefined;
	if (!redisClient) {
		redisClient = new Redis(env.REDIS_URL, {
			enableOfflineQueue: false,
			maxRetriesPerRequest: 1,
			/** Milliseconds. Short, because visitors' calls wait for it. */
			commandTimeout: 1000,
		});
		/** An unhandled connection error would end the process. The client reconnects automatically. */
		redisClient.on('error', (error) => strapi.log.warn(`Redis: ${error.message}`));
	}
	return redisClient;
}

export async function closeRedis() {
	await redisClient?.quit().catch(() => redisClient?.disconnect());
	redisClient = undefined;
}
