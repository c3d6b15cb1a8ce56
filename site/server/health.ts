import { FIRST_RETRY_DELAY_SECONDS } from '@sumu/contract';
import { createInstanceProof, instanceHeaders } from '@sumu/contract/instance-proof';
import { statePaths } from '@sumu/contract/parts';
import type { SiteEnv } from '../src/config/env.server.ts';
import type { Middleware } from './middleware.ts';

/** Milliseconds the CMS may take to report readiness, which includes a database query. */
const READINESS_TIMEOUT_MS = 4000;
const noStore = { 'Cache-Control': 'no-store' };

/**
 * Health endpoints. Liveness: this server runs, whatever the state of the CMS; a challenge gets its proof. Readiness:
 * the CMS is ready too.
 */
export function serveHealth({
	cmsAddress,
	internalSecret,
}: Pick<SiteEnv, 'cmsAddress' | 'internalSecret'>): Middleware {
	let pendingReadiness: Promise<boolean> | undefined;
	/** Concurrent checks share one request to the CMS. */
	const isReady = () => {
		pendingReadiness ??= fetch(cmsAddress + statePaths.ready, {
			signal: AbortSignal.timeout(READINESS_TIMEOUT_MS),
		})
			.then(async ({ ok, body }) => {
				await body?.cancel();
				return ok;
			})
			.catch(() => false)
			.finally(() => {
				pendingReadiness = undefined;
			});
		return pendingReadiness;
	};
	return async (request, response, next) => {
		if (request.url === statePaths.lives) {
			const challenge = request.headers[instanceHeaders.challenge];
			const proof = await createInstanceProof(internalSecret, challenge);
			if (proof) response.setHeader(instanceHeaders.proof, proof);
			return void response.writeHead(204, noStore).end();
		}
		if (request.url !== statePaths.ready) return next();
		if (await isReady()) response.writeHead(204, noStore).end();
		else
			response
				.writeHead(503, { ...noStore, 'Retry-After': String(FIRST_RETRY_DELAY_SECONDS) })
				.end();
	};
}
