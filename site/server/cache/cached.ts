import type { Middleware } from '../middleware.ts';
import { unavailable } from '../unavailable.ts';
import { calls, keyOf, pages } from './keys.ts';
import { readResponse } from './response.ts';
import type { ResponseCache } from './response-cache.ts';
import { send } from './send.ts';

/** Responses as the origin gives them: a rendered page, or what the CMS says. */
export type Origin = (key: string) => Promise<Response>;

/** Sends what is the same for everyone from the cache, asking the origins once for each. */
export function cached(
	cache: ResponseCache,
	{ page, call }: { page: Origin; call: Origin },
): Middleware {
	return async (request, response, next) => {
		const pageKey = keyOf(request, pages);
		const key = pageKey ?? keyOf(request, calls);
		if (!key) return next();
		const origin = pageKey ? page : call;
		try {
			const cached = await cache.get(key, async () => readResponse(await origin(key)));
			send(cached, request, response);
		} catch (error) {
			console.error(error);
			unavailable(response, error instanceof Error && error.cause ? error.cause : error);
		}
	};
}
