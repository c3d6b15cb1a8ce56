import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import type { Middleware } from '../middleware.ts';

/** Labels are classes and statuses, never paths: a client could create any number of those. */

export const requestCounter = new Counter({
	name: 'http_requests_total',
	help: 'Requests answered, by class of route',
	labelNames: ['route', 'method', 'status'],
});

export const requestDurations = new Histogram({
	name: 'http_request_duration_seconds',
	help: 'Time from a request to the end of its response',
	labelNames: ['route'],
	buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
});

export const cacheResponses = new Counter({
	name: 'cache_responses_total',
	help: 'Responses sent from each cache: kept ones (hit), new ones (miss), old ones (stale)',
	labelNames: ['cache', 'result'],
});

/** Current size of a cache. */
export interface CacheSize {
	readonly entries: number;
	readonly bytes: number;
}

/** Reports the cache sizes at each metrics collection. */
export function watchCaches(caches: Readonly<Record<string, { readonly held: CacheSize }>>): void {
	const watch = (name: string, help: string, of: (held: CacheSize) => number) =>
		new Gauge({
			name,
			help,
			labelNames: ['cache'],
			collect() {
				for (const [cache, { held }] of Object.entries(caches)) this.set({ cache }, of(held));
			},
		});
	watch('cache_entries', 'Responses kept', ({ entries }) => entries);
	watch('cache_bytes', 'Bytes of the responses kept', ({ bytes }) => bytes);
}

/** The first match wins; a path without a match is a page. */
const routeClasses: readonly (readonly [string, RegExp])[] = [
	['health', /^\/_(health|ready)$/],
	['notice', /^\/_purge$/],
	['metrics', /^\/metrics$/],
	['call', /^\/api(\/|$)/],
	['upload', /^\/uploads(\/|$)/],
	['asset', /^\/assets\//],
	['data', /\.data$/],
];

/** Returns the class of a request URL, for metrics. */
export function routeClass(url: string): string {
	const path = url.split('?', 1)[0] ?? '';
	return routeClasses.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';
}

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

/** Tracks whether a cached response was sent (hit), a new one (miss), or an old one during a refresh (stale). */
export function trackCacheResult<Made>(make: () => Promise<Made>) {
	let isAsked = false;
	let newResponse: Made | undefined;
	return {
		async make(): Promise<Made> {
			isAsked = true;
			newResponse = await make();
			return newResponse;
		},
		resultOf: (sentResponse: Made): 'hit' | 'miss' | 'stale' =>
			!isAsked ? 'hit' : sentResponse === newResponse ? 'miss' : 'stale',
	};
}

const hashSecret = (text: string) => createHash('sha256').update(text).digest();

/** Compares secrets in constant time. */
const isSameSecret = (receivedSecret: unknown, expectedSecret: string): boolean =>
	typeof receivedSecret === 'string' &&
	timingSafeEqual(hashSecret(receivedSecret), hashSecret(expectedSecret));

const metricsPath = '/metrics';

let isCollecting = false;

/** Registers the process metrics once, and only if `/metrics` is enabled. */
function collectOnce() {
	if (!isCollecting) collectDefaultMetrics();
	isCollecting = true;
}

/** Serves `/metrics` to clients with the token. */
export function metricsCall(token: string): Middleware {
	collectOnce();
	return async (request, response, next) => {
		if (request.url?.split('?', 1)[0] !== metricsPath) return next();
		response.setHeader('Cache-Control', 'no-store');
		if (!isSameSecret(request.headers.authorization, `Bearer ${token}`)) {
			response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end();
			return;
		}
		const text = await register.metrics();
		response.writeHead(200, { 'Content-Type': register.contentType }).end(text);
	};
}

/** Without a token, `/metrics` is 404, even if the owner has a page with that address. */
export const noMetrics: Middleware = (request, response, next) => {
	if (request.url?.split('?', 1)[0] !== metricsPath) return next();
	response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
};
