import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { policyFor } from '../../src/lib/document/content-security-policy.server.ts';
import { hostOf } from '../forwarded-headers.ts';
import type { CachedResponse } from './response.ts';
import type { Found } from './response-cache.ts';

/** Sends a response as the client understands it, or 304 where it has it already. */
export function send(
	{ response: cached, lastGood }: Found,
	request: IncomingMessage,
	response: ServerResponse,
): void {
	const headers: Record<string, string> = { ...cached.headers };
	headers.vary = ['Accept-Encoding', response.getHeader('vary')].filter(Boolean).join(', ');
	if (lastGood !== undefined) {
		headers['x-cache'] = 'stale-if-error';
		headers.age = String(lastGood);
	}
	const policy = headers['content-security-policy'];
	if (policy) headers['content-security-policy'] = policyFor(policy, hostOf(request));
	if (cached.status === 200) {
		headers.etag = cached.etag;
		if (fresh(request.headers, { etag: cached.etag })) {
			response.writeHead(304, headers).end();
			return;
		}
	}
	const [encoding, body] = encoded(cached, request);
	if (encoding) headers['content-encoding'] = encoding;
	headers['content-length'] = String(body.byteLength);
	response.writeHead(cached.status, headers);
	response.end(request.method === 'HEAD' ? undefined : body);
}

function encoded(
	{ plain, br, gzip }: CachedResponse,
	request: IncomingMessage,
): [encoding: string | undefined, body: Buffer] {
	if (!br || !gzip) return [undefined, plain];
	const accepted = new Negotiator(request).encodings(['br', 'gzip']);
	if (accepted.includes('br')) return ['br', br];
	return accepted.includes('gzip') ? ['gzip', gzip] : [undefined, plain];
}
