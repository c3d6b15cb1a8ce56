import { createHash, timingSafeEqual } from 'node:crypto';
import { type Change, internalSecretHeader, purgeNotice, readChange } from '@sumu/contract/parts';
import type { SiteEnv } from '../../src/config/env.server.ts';
import type { Middleware } from '../middleware.ts';
import { readBody } from '../pages/read-body.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Bytes of a notice that are read; what is longer is no notice that can be read, so one of everything. */
const longest = 256 * 1024;

/** Takes the CMS's word, and only its, that content has changed. */
export function purgeCall(
	{ internalSecret }: SiteEnv,
	changed: (change: Change) => void,
): Middleware {
	const expected = internalSecret ? digest(internalSecret) : undefined;
	return async (request, response, next) => {
		if (request.url !== purgeNotice.path) return next();
		const given = request.headers[internalSecretHeader];
		const isKnown =
			expected && typeof given === 'string' && timingSafeEqual(digest(given), expected);
		// Not 401, which requires the name of a scheme.
		const status = !isKnown ? 403 : request.method === 'POST' ? 204 : 405;
		if (status === 405) response.setHeader('Allow', 'POST');
		if (status === 204) {
			const body = await readBody(request, longest).catch(() => new Uint8Array());
			changed(readChange(new TextDecoder().decode(body)));
		}
		response.writeHead(status, { 'Cache-Control': 'no-store' }).end();
	};
}
