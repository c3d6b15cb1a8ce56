import { createHash, timingSafeEqual } from 'node:crypto';
import { internalSecretHeader, purgeNotice } from '@sumu/contract/env';
import type { SiteEnv } from '../../src/config/env.server.ts';
import type { Middleware } from '../middleware.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes the CMS's word, and only its, that content has changed. */
export function purgeCall({ internalSecret }: SiteEnv, purge: () => void): Middleware {
	const expected = internalSecret ? digest(internalSecret) : undefined;
	return (request, response, next) => {
		if (request.url !== purgeNotice.path) return next();
		const given = request.headers[internalSecretHeader];
		const isKnown =
			expected && typeof given === 'string' && timingSafeEqual(digest(given), expected);
		const status = !isKnown ? 401 : request.method === 'POST' ? 204 : 405;
		if (status === 204) purge();
		response.writeHead(status, { 'Cache-Control': 'no-store' }).end();
	};
}
