import type { IncomingMessage, ServerResponse } from 'node:http';
import { messages } from '@sumu/contract';
import {
	encodedBody,
	internalSecretHeader,
	isEncoded,
	refusedBodyHeader,
} from '@sumu/contract/parts';
import type { SiteEnv } from '../src/config/env.server.ts';
import { refuseRequest } from './error-responses.ts';
import type { Middleware } from './middleware.ts';

type CmsAccess = Pick<SiteEnv, 'cmsAddress' | 'internalSecret'>;

/** Milliseconds the CMS may take to count; the body is refused even if it does not answer. */
const COUNT_TIMEOUT_MS = 2000;
const TOO_MANY_REQUESTS = 429;

/**
 * Reports a refused body to the CMS, which applies the rate limits. Resolves to Retry-After if the sender exceeds one.
 */
async function reportRefusal(
	{ cmsAddress, internalSecret = '' }: CmsAccess,
	{ method = 'POST', url = '/', headers }: IncomingMessage,
	status: number,
): Promise<string | null> {
	const response = await fetch(cmsAddress + (url.split('?', 1)[0] ?? ''), {
		method,
		headers: {
			[internalSecretHeader]: internalSecret,
			[refusedBodyHeader]: String(status),
			'x-forwarded-for': String(headers['x-forwarded-for'] ?? ''),
		},
		redirect: 'manual',
		signal: AbortSignal.timeout(COUNT_TIMEOUT_MS),
	}).catch(() => null);
	await response?.body?.cancel();
	return response?.status === TOO_MANY_REQUESTS ? response.headers.get('retry-after') : null;
}

/** Refuses a body that was not read; 429 if its sender has sent too many of them. */
export async function refuseBody(
	cms: CmsAccess,
	request: IncomingMessage,
	response: ServerResponse,
	status: 413 | 415,
): Promise<void> {
	request.unpipe().resume();
	const retryAfter = await reportRefusal(cms, request, status);
	if (retryAfter === null)
		return refuseRequest(request, response, status, status === 415 ? encodedBody : undefined);
	response.setHeader('Retry-After', retryAfter);
	refuseRequest(request, response, TOO_MANY_REQUESTS, messages.tooManyRequests);
}

/** Refuses compressed bodies before anything reads them. */
export const refuseEncoded =
	(cms: CmsAccess): Middleware =>
	(request, response, next) => {
		if (isEncoded(request.headers)) void refuseBody(cms, request, response, 415);
		else next();
	};
