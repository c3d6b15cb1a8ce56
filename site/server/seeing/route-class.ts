/** The first that fits; what fits none is a page. */
const classes: readonly (readonly [string, RegExp])[] = [
	['health', /^\/_(health|ready)$/],
	['notice', /^\/_purge$/],
	['metrics', /^\/metrics$/],
	['call', /^\/api(\/|$)/],
	['upload', /^\/uploads(\/|$)/],
	['asset', /^\/assets\//],
	['data', /\.data$/],
];

/** What kind of thing an address asks for. */
export function routeClass(url: string): string {
	const path = url.split('?', 1)[0] ?? '';
	return classes.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';
}
