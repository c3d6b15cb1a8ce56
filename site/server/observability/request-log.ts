import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { redactPath, requestIdFrom, requestIdHeader } from '@sumu/contract/logs';
import type { SiteEnv } from '../../src/config/env.server.ts';
import { logInfo } from '../../src/lib/log/log.server.ts';
import { withRequestId } from '../../src/lib/log/request-id.server.ts';
import type { Middleware } from '../middleware.ts';

/** Assigns each request an id, or keeps the one from a trusted proxy, and returns it in the response. */
export const namedRequest =
	({ trustsProxy }: SiteEnv): Middleware =>
	(request, response, next) => {
		const { headers } = request;
		const id = (trustsProxy && requestIdFrom(headers[requestIdHeader])) || randomUUID();
		headers[requestIdHeader] = id;
		response.setHeader(requestIdHeader, id);
		withRequestId(id, next);
	};

/** Logs each request when it is answered or aborted. */
export const accessLog =
	({ logsAccess }: SiteEnv): Middleware =>
	(request, response, next) => {
		if (logsAccess) {
			const { method, url = '' } = request;
			const since = performance.now();
			response.once('close', () => {
				const ms = Math.round(performance.now() - since);
				const status = response.writableFinished ? response.statusCode : 'broken off';
				logInfo('request', { method, path: redactPath(url), status, ms });
			});
		}
		next();
	};
