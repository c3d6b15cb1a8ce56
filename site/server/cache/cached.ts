import type { IncomingMessage } from 'node:http';
import { logError } from '../../src/lib/log/log.server.ts';
import type { Middleware } from '../middleware.ts';
import { watchedMake } from '../seeing/cache-result.ts';
import { cacheResponses } from '../seeing/metrics.ts';
import { unavailable } from '../unavailable.ts';
import { calls, keyOf, pages } from './keys.ts';
import { readResponse } from './response.ts';
import type { ResponseCache } from './response-cache.ts';
import { send } from './send.ts';

/** Responses as the origin gives them: a rendered page, or what the CMS says. */
export type Origin = (key: string) => Promise<Response>;

/** What is kept of one kind, and who makes it. */
export interface Kept {
	readonly responses: ResponseCache;
	readonly origin: Origin;
}

/**
 * Sends what is the same for everyone from the cache, asking the origins once for each. A page is
 * the same for who is signed in, too. Pages and calls are kept apart: who asks for many of the
 * one pushes none of the other out.
 */
export function cached(page: Kept, call: Kept): Middleware {
	return async (request, response, next) => {
		const pageKey = keyOf(request, pages);
		const key = pageKey ?? callKey(request);
		if (!key) return next();
		const { responses, origin } = pageKey ? page : call;
		try {
			const { make, resultOf } = watchedMake(async () => readResponse(await origin(key)));
			const found = await responses.get(key, make);
			const result = resultOf(found.response);
			cacheResponses.inc({ cache: pageKey ? 'pages' : 'calls', result });
			send(found, request, response);
		} catch (error) {
			logError(error);
			unavailable(response, error instanceof Error && error.cause ? error.cause : error);
		}
	};
}

const callKey = (request: IncomingMessage) =>
	request.headers.authorization ? undefined : keyOf(request, calls);
