import { performance } from 'node:perf_hooks';
import { redactPath } from '@sumu/contract/logs';
import type { SiteEnv } from '../../src/config/env.server.ts';
import { logInfo } from '../../src/lib/log/log.server.ts';
import type { Middleware } from '../middleware.ts';

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
