import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseRequestedRange } from '@sumu/contract/ranges';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { policyFor } from '../../src/lib/document/content-security-policy.server.ts';
import { hostOf } from '../forwarded-headers.ts';
import type { CacheResult } from './cache-entry.ts';
import { type CachedResponse, weakenEtag } from './response.ts';

/** Sends a response in the client's preferred encoding, a part of it, or 304 if the client has this version. */
export function sendCachedResponse(
	{ response: cachedResponse, lastGood }: CacheResult,
	request: IncomingMessage,
	response: ServerResponse,
): void {
	const headers: Record<string, string> = { ...cachedResponse.headers };
	headers.vary = ['Accept-Encoding', response.getHeader('vary')].filter(Boolean).join(', ');
	if (lastGood !== undefined) {
		headers['x-cache'] = 'stale-if-error';
		headers.age = String(lastGood);
	}
	const policy = headers['content-security-policy'];
	if (policy) headers['content-security-policy'] = policyFor(policy, hostOf(request));
	const [encoding, body] = negotiateEncoding(cachedResponse, request);
	if (cachedResponse.status === 200) {
		headers.etag = encoding ? weakenEtag(cachedResponse.etag) : cachedResponse.etag;
		const validators = { etag: cachedResponse.etag, 'last-modified': headers['last-modified'] };
		if (fresh(request.headers, validators)) {
			response.writeHead(304, headers).end();
			return;
		}
		if (sendPart(cachedResponse, headers, request, response)) return;
	}
	if (encoding) headers['content-encoding'] = encoding;
	headers['content-length'] = String(body.byteLength);
	response.writeHead(cachedResponse.status, headers);
	response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Sends the requested part of a response that accepts ranges; they count its uncompressed bytes.
 * @returns false if the whole response must be sent
 */
function sendPart(
	{
		plain,
		etag,
		headers: { 'accept-ranges': unit, 'last-modified': lastModified },
	}: CachedResponse,
	headers: Record<string, string>,
	request: IncomingMessage,
	response: ServerResponse,
): boolean {
	const size = plain.byteLength;
	const part =
		unit === 'bytes' ? parseRequestedRange(request, { size, etag, lastModified }) : 'whole';
	if (part === 'whole') return false;
	if (part === 'unsatisfiable') {
		// These headers describe the file, not this response.
		const { 'content-type': _type, 'cache-control': _control, ...others } = headers;
		response.writeHead(416, { ...others, 'content-range': `bytes */${size}` }).end();
		return true;
	}
	const { start, end } = part;
	response
		.writeHead(206, {
			...headers,
			etag,
			'content-range': `bytes ${start}-${end}/${size}`,
			'content-length': end - start + 1,
		})
		.end(plain.subarray(start, end + 1));
	return true;
}

function negotiateEncoding(
	{ plain, br, gzip }: CachedResponse,
	request: IncomingMessage,
): [encoding: string | undefined, body: Buffer] {
	if (!br || !gzip) return [undefined, plain];
	const acceptedEncodings = new Negotiator(request).encodings(['br', 'gzip']);
	if (acceptedEncodings.includes('br')) return ['br', br];
	return acceptedEncodings.includes('gzip') ? ['gzip', gzip] : [undefined, plain];
}
