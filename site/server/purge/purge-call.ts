import { createHash, timingSafeEqual } from 'node:crypto';
import { type Change, internalSecretHeader, purgeNotice, readChange } from '@sumu/contract/parts';
import type { SiteEnv } from '../../src/config/env.server.ts';
import type { Middleware } from '../middleware.ts';
import { readBody } from '../pages/read-body.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Maximum bytes of a notice. A longer one is cut off, cannot be parsed and so purges everything. */
const longest = 256 * 1024;

/** Accepts purge notices. The shared secret proves that the CMS sent them. */
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
		// Not 401, which requires an authentication scheme.
		const status = !isKnown ? 403 : request.method === 'POST' ? 204 : 405;
		if (status === 405) response.setHeader('Allow', 'POST');
		if (status === 204) {
			const body = await readBody(request, longest).catch(() => new Uint8Array());
			changed(readChange(new TextDecoder().decode(body)));
		}
		response.writeHead(status, { 'Cache-Control': 'no-store' }).end();
	};
}
