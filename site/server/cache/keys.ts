import type { IncomingMessage } from 'node:http';
import { type Endpoint, endpoints, isPlainPath, pageParam, parsePage } from '@sumu/contract';
import { cloths } from '../../src/config/cloths.ts';
import { feeds } from '../../src/config/feeds.ts';
import { icons } from '../../src/config/icons.ts';
import { type PathName, paths } from '../../src/config/paths.ts';
import { previews } from '../../src/config/previews.ts';
import { sumuPaths } from '../../src/config/sumu-paths.ts';
import { tagOf } from '../../src/features/blog/tag-of.ts';
import { filterOf } from '../../src/features/projects/filters.ts';

interface Cacheable {
	readonly pattern: RegExp;
	/** Normalizes the query for the cache key. Returns undefined if the response must not be cached. */
	readonly query: (asked: URLSearchParams) => string | undefined;
}

/** Maximum characters of a cache key. Requests with longer keys are not cached. */
const longest = 300;

const expression = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

/** Cacheable page. By default its content does not depend on the query. */
const page = (
	{ pattern }: { pattern: string },
	query: Cacheable['query'] = () => '',
): Cacheable => ({
	pattern: expression(pattern),
	query,
});

/** Page whose content depends on its query: cached only without a query. */
const bare = (path: { pattern: string }) =>
	page(path, (asked) => (asked.size > 0 ? undefined : ''));

/** Page that is never cached. It is still listed, because its path would otherwise match `paths.ownPage`. */
const notKept = ({ pattern }: { pattern: string }): Cacheable => ({
	pattern: expression(pattern),
	query: () => undefined,
});

/** List of projects, filtered by the query. */
const filtered = (path: { pattern: string }) => page(path, (asked) => filterOf(asked).search);

/** Pages by name. Null if a page must not be cached, because it is personal or short-lived. */
const pagesByName: Readonly<Record<Exclude<PathName, 'ownPage'>, Cacheable | null>> = {
	home: filtered(paths.home),
	about: page(paths.about),
	skills: page(paths.skills),
	services: page(paths.services),
	projects: filtered(paths.projects),
	portfolio: null,
	project: page(paths.project),
	blogs: page(paths.blogs, (asked) => {
		const tag = tagOf(asked);
		return tag && `?tag=${encodeURIComponent(tag)}`;
	}),
	blog: page(paths.blog),
	blogList: null,
	search: bare(paths.search),
	contact: page(paths.contact),
	terms: page(paths.terms),
	privacy: page(paths.privacy),
	newsletterConfirm: null,
	newsletterUnsubscribe: null,
	login: bare(paths.login),
	signup: bare(paths.signup),
	forgotPassword: bare(paths.forgotPassword),
	resetPassword: null,
	confirmEmail: null,
	googleDone: null,
	profile: null,
	editProfile: null,
	settings: null,
	cards: null,
	cardOverview: null,
};

/** Pages and files whose response is the same for everyone, without the API calls. */
export const pages: readonly Cacheable[] = [
	...(Object.keys(pagesByName) as (keyof typeof pagesByName)[]).map(
		(name) => pagesByName[name] ?? notKept(paths[name]),
	),
	notKept({ pattern: sumuPaths.profile.pattern }),
	filtered({ pattern: '/home' }),
	page({ pattern: '/skills.json' }),
	page({ pattern: '/words.json' }),
	page({ pattern: '/sitemap.xml' }),
	...Object.values(feeds).map(({ path }) => page({ pattern: path })),
	page(icons),
	page({ pattern: icons.manifest }),
	page({ pattern: icons.networks }),
	page(cloths),
	page(previews.site),
	page(previews.project),
	page(previews.post),
	// Last, because its pattern matches every path with one segment.
	page(paths.ownPage),
];

/** Query normalizer for an API call: parses the parameters in `cachedBy` with the contract's schema. */
const readBy =
	(schema: Endpoint['query'], cachedBy: readonly string[]): Cacheable['query'] =>
	(asked) => {
		const names = [...asked.keys()].sort();
		const isKnown = names.every((name) => cachedBy.includes(name));
		if (!isKnown || new Set(names).size < names.length) return undefined;
		if (!schema || names.length === 0) return '';
		const { data } = schema.safeParse(Object.fromEntries(asked));
		if (typeof data !== 'object' || data === null) return undefined;
		const values: Record<string, unknown> = { ...data };
		const read = names.filter((name) => values[name] !== undefined);
		return search(new URLSearchParams(read.map((name) => [name, String(values[name])])));
	};

const search = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '');

/** API calls whose response is the same for all anonymous visitors. */
export const calls: readonly Cacheable[] = Object.values<Endpoint>(endpoints).flatMap(
	({ path, query, cachedBy }) =>
		cachedBy ? [{ pattern: expression(`/api${path}`), query: readBy(query, cachedBy) }] : [],
);

/** Files of the media library; their addresses have no query. */
export const uploads: readonly Cacheable[] = [bare({ pattern: '/uploads/:name' })];

/** Returns the cache key of a request, or undefined if its response must not be cached. */
export function keyOf(
	{ method, url = '' }: IncomingMessage,
	table: readonly Cacheable[],
): string | undefined {
	if (method !== 'GET' && method !== 'HEAD') return undefined;
	const [given = '', search = ''] = url.split('?', 2);
	const path = onePath(given);
	const found = path && table.find(({ pattern }) => pattern.test(path));
	if (!found) return undefined;
	const query = found.query(new URLSearchParams(search));
	const key = query === undefined ? '' : withOnePage(path, found.pattern) + query;
	return key.length > longest ? undefined : key || undefined;
}

/** Returns the canonical spelling of a path, or undefined if it is invalid or ambiguous. */
function onePath(given: string): string | undefined {
	if (!isPlainPath(given)) return undefined;
	const decoded = decodeURIComponent(given);
	return /[?#%]/.test(decoded) ? undefined : encodeURI(decoded);
}

/** Normalizes the page number: `/projects/2` becomes `/projects/page=2`. Leaves anything else unchanged. */
function withOnePage(path: string, pattern: RegExp): string {
	const page = pattern.exec(path)?.groups?.page;
	const number = parsePage(page);
	return page && number ? path.replace(page, pageParam(number)) : path;
}
