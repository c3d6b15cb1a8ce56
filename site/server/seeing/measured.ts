import type { Middleware } from '../middleware.ts';
import { requestCounter, requestDurations } from './metrics.ts';
import { routeClass } from './route-class.ts';

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts and times each request when it is answered or aborted. */
export const recordMetrics: Middleware = (request, response, next) => {
	const route = routeClass(request.url ?? '');
	const method = knownMethods.has(request.method ?? '') ? request.method : 'other';
	const end = requestDurations.startTimer({ route });
	response.once('close', () => {
		end();
		const status = response.writableFinished ? String(response.statusCode) : 'broken off';
		requestCounter.inc({ route, method, status });
	});
	next();
};
