import type { RouteConfigEntry } from '@react-router/dev/routes';
import { apiEndpoints, type Endpoint } from '@sumu/contract';
import routes from '../../site/src/routes';

const patternsOf = (entries: RouteConfigEntry[]): string[] =>
	entries.flatMap(({ path, children = [] }) => [path ?? '', ...patternsOf(children)]);

/** Fills in the parameters of a route or call: returns one path per id, all equal if the pattern has no id. */
const filled = (pattern: string, ids: readonly string[]) =>
	ids.map((id) =>
		pattern
			.replace(/:page\b/g, 'page=1')
			.replace(/:token\b/g, 'none')
			.replace(/:\w+/g, id),
	);

/** Whether the server sends a page without content, as it does for the workplace. */
const isBare = (path: string) => path.startsWith('/sumu');

/** Returns every address of the site's route table, including its data, and every API call that the site caches. */
export function publicAddresses(ids: readonly string[], word: string): string[] {
	const pages = patternsOf(routes).filter((pattern) => pattern !== '' && pattern !== '*');
	const calls = Object.values<Endpoint>(apiEndpoints).filter(({ cachedBy }) => cachedBy);
	const asked = [
		...pages.flatMap((pattern) => filled(pattern, isBare(pattern) ? ids.slice(0, 1) : ids)),
		...calls.flatMap(({ path }) => filled(`/api${path}`, ids)),
		`/search?q=${word}`,
		`/api${apiEndpoints.searchSite.path}?q=${word}`,
	];
	const withData = asked.flatMap((path) =>
		isBare(path) || path.includes('.') || path.startsWith('/api') || path.includes('?')
			? [path]
			: [path, path === '/' ? '/_root.data' : `${path}.data`],
	);
	return [...new Set(withData)];
}
