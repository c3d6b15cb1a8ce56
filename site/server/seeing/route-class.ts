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
