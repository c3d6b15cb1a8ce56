import { retryAfter } from '@sumu/contract';
import { statePaths } from '@sumu/contract/parts';
import type { SiteEnv } from '../src/config/env.server.ts';
import type { Middleware } from './middleware.ts';

/** Milliseconds the CMS may take to say whether it is ready; it asks its database meanwhile. */
const timeoutMs = 4000;
const noStore = { 'Cache-Control': 'no-store' };

/** Says that this server runs, whatever the CMS does; and, elsewhere, whether the CMS is ready too. */
export function health({ cmsAddress }: Pick<SiteEnv, 'cmsAddress'>): Middleware {
	let asking: Promise<boolean> | undefined;
	/** However many ask at once, the CMS is asked once. */
	const isReady = () => {
		asking ??= fetch(cmsAddress + statePaths.ready, { signal: AbortSignal.timeout(timeoutMs) })
			.then(async ({ ok, body }) => {
				await body?.cancel();
				return ok;
			})
			.catch(() => false)
			.finally(() => {
				asking = undefined;
			});
		return asking;
	};
	return async (request, response, next) => {
		if (request.url === statePaths.lives) return void response.writeHead(204, noStore).end();
		if (request.url !== statePaths.ready) return next();
		if (await isReady()) response.writeHead(204, noStore).end();
		else response.writeHead(503, { ...noStore, 'Retry-After': String(retryAfter) }).end();
	};
}
