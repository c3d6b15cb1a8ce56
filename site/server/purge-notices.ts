import { createHash, timingSafeEqual } from 'node:crypto';
import {
	internalSecretHeader,
	type PurgeNotice,
	parsePurgeNotice,
	purgeNotice,
} from '@sumu/contract/parts';
import { Redis } from 'ioredis';
import type { SiteEnv } from '../src/config/env.server.ts';
import { logError } from '../src/lib/log/log.server.ts';
import type { Middleware } from './middleware.ts';
import { readBody } from './pages/read-body.ts';

const hashSecret = (text: string) => createHash('sha256').update(text).digest();

/** Maximum bytes of a notice. A longer one is cut off, cannot be parsed and so purges everything. */
const MAX_NOTICE_BYTES = 256 * 1024;

/** Accepts purge notices. The shared secret proves that the CMS sent them. */
export function purgeCall(
	{ internalSecret }: SiteEnv,
	onChange: (change: PurgeNotice) => void,
): Middleware {
	const expectedDigest = internalSecret ? hashSecret(internalSecret) : undefined;
	return async (request, response, next) => {
		if (request.url !== purgeNotice.path) return next();
		const receivedSecret = request.headers[internalSecretHeader];
		const isKnown =
			expectedDigest &&
			typeof receivedSecret === 'string' &&
			timingSafeEqual(hashSecret(receivedSecret), expectedDigest);
		// Not 401, which requires an authentication scheme.
		const status = !isKnown ? 403 : request.method === 'POST' ? 204 : 405;
		if (status === 405) response.setHeader('Allow', 'POST');
		if (status === 204) {
			const body = await readBody(request, MAX_NOTICE_BYTES).catch(() => new Uint8Array());
			onChange(parsePurgeNotice(new TextDecoder().decode(body)));
		}
		response.writeHead(status, { 'Cache-Control': 'no-store' }).end();
	};
}

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
