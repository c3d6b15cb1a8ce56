import { logError } from '../../src/lib/log/log.server.ts';
import type { Middleware } from '../middleware.ts';
import { watchedMake } from '../seeing/cache-result.ts';
import { cacheResponses } from '../seeing/metrics.ts';
import { unavailable } from '../unavailable.ts';
import { type Caches, type Kind, kindOf, largest } from './kinds.ts';
import { readResponse } from './response.ts';
import { send } from './send.ts';

/** Requests the uncached response for a key: a rendered page or a response of the CMS. */
export type Origin = (key: string) => Promise<Response>;

/** Serves responses that are the same for everyone from the caches. Skips responses that are too large to cache. */
export function cached(caches: Caches, origins: Readonly<Record<Kind, Origin>>): Middleware {
	return async (request, response, next) => {
		const known = kindOf(request);
		if (!known) return next();
		const { kind, key } = known;
		try {
			const { make, resultOf } = watchedMake(async () =>
				readResponse(await origins[kind](key), largest[kind]),
			);
			const found = await caches[kind].get(key, make);
			if (found.response.isTooLarge) return next();
			cacheResponses.inc({ cache: kind, result: resultOf(found.response) });
			send(found, request, response);
		} catch (error) {
			logError(error);
			unavailable(response, error instanceof Error && error.cause ? error.cause : error);
		}
	};
}
