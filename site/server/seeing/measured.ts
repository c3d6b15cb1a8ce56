import type { Middleware } from '../middleware.ts';
import { durations, requests } from './metrics.ts';
import { routeClass } from './route-class.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts and times each request when it is answered or aborted. */
export const measured: Middleware = (request, response, next) => {
	const route = routeClass(request.url ?? '');
	const method = methods.has(request.method ?? '') ? request.method : 'other';
	const end = durations.startTimer({ route });
	response.once('close', () => {
		end();
		const status = response.writableFinished ? String(response.statusCode) : 'broken off';
		requests.inc({ route, method, status });
	});
	next();
};
