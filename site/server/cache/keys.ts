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
	/** What of a query tells one response from another, written one way; undefined where it is not for all. */
	readonly query: (asked: URLSearchParams) => string | undefined;
}

/** Characters of a key; what is longer is asked for each time. */
const longest = 300;

const expression = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

/** What else an address says does not matter. */
const page = (
	{ pattern }: { pattern: string },
	query: Cacheable['query'] = () => '',
): Cacheable => ({
	pattern: expression(pattern),
	query,
});

/** Of a page whose content depends on whatever brought one there, the bare address alone. */
const bare = (path: { pattern: string }) =>
	page(path, (asked) => (asked.size > 0 ? undefined : ''));

/** Somebody's own, or not for long: an address of its own must not pass for a page of the owner's. */
const notKept = ({ pattern }: { pattern: string }): Cacheable => ({
	pattern: expression(pattern),
	query: () => undefined,
});

/** A list of projects, of which the address chooses some. */
const filtered = (path: { pattern: string }) => page(path, (asked) => filterOf(asked).search);

/** Each page whose HTML is the same for everyone; null of those that are somebody's own, or not for long. */
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

/** What is the same for everyone, beside the calls. */
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
	// Last, for whatever stands at the top has an address like theirs.
	page(paths.ownPage),
];

/** The parts a call is cached by, as the contract reads them. */
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

/** Calls whose response is the same for everyone who is not signed in. */
export const calls: readonly Cacheable[] = Object.values<Endpoint>(endpoints).flatMap(
	({ path, query, cachedBy }) =>
		cachedBy ? [{ pattern: expression(`/api${path}`), query: readBy(query, cachedBy) }] : [],
);

/** Files of the library; one has no other addresses. */
export const uploads: readonly Cacheable[] = [bare({ pattern: '/uploads/:name' })];

/** The path and query that stand for a request, or undefined where its response is not for all. */
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

/** One spelling for each path; undefined for one that is none, or would be read as another. */
function onePath(given: string): string | undefined {
	if (!isPlainPath(given)) return undefined;
	const decoded = decodeURIComponent(given);
	return /[?#%]/.test(decoded) ? undefined : encodeURI(decoded);
}

/** `/projects/2` is `/projects/page=2`; what is no number of a page stays. */
function withOnePage(path: string, pattern: RegExp): string {
	const page = pattern.exec(path)?.groups?.page;
	const number = parsePage(page);
	return page && number ? path.replace(page, pageParam(number)) : path;
}
