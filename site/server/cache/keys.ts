import type { IncomingMessage } from 'node:http';
import { apiEndpoints, type Endpoint, isPlainPath, pageParam, parsePage } from '@sumu/contract';
import type { PurgeNotice } from '@sumu/contract/parts';
import { accountIllustrations } from '../../src/config/files-of-some-pages.ts';
import { blogFeeds, previewImages } from '../../src/config/generated-files.ts';
import { siteIcons } from '../../src/config/icons.ts';
import { type PathName, sitePaths } from '../../src/config/paths.ts';
import { parseSitemapPart, sitemapPath, toSitemapSearch } from '../../src/config/sitemap.ts';
import { sumuPaths } from '../../src/config/sumu-paths.ts';
import { tagOf } from '../../src/features/blog/tag-of.ts';
import { filterOf } from '../../src/features/projects/filters.ts';
import type { ResponseCache } from './response-cache.ts';

interface Cacheable {
	readonly pattern: RegExp;
	/** Normalizes the query for the cache key. Returns undefined if the response must not be cached. */
	readonly query: (requestedQuery: URLSearchParams) => string | undefined;
}

/** Maximum characters of a cache key. Requests with longer keys are not cached. */
const MAX_CACHE_KEY_LENGTH = 300;

const pathToRegExp = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

/** Cacheable page. By default its content does not depend on the query. */
const defineCacheable = (
	{ pattern }: { pattern: string },
	query: Cacheable['query'] = () => '',
): Cacheable => ({
	pattern: pathToRegExp(pattern),
	query,
});

/** Page whose content depends on its query: cached only without a query. */
const defineCacheableWithoutQuery = (path: { pattern: string }) =>
	defineCacheable(path, (requestedQuery) => (requestedQuery.size > 0 ? undefined : ''));

/** Page that is never cached. It is still listed, because its path would otherwise match `paths.ownPage`. */
const defineUncacheable = ({ pattern }: { pattern: string }): Cacheable => ({
	pattern: pathToRegExp(pattern),
	query: () => undefined,
});

/** List of projects, filtered by the query. */
const defineFilteredList = (path: { pattern: string }) =>
	defineCacheable(path, (requestedQuery) => filterOf(requestedQuery).search);

/** Pages by name. Null if a page must not be cached, because it is personal or short-lived. */
const pagesByName: Readonly<Record<Exclude<PathName, 'ownPage'>, Cacheable | null>> = {
	home: defineFilteredList(sitePaths.home),
	about: defineCacheable(sitePaths.about),
	skills: defineCacheable(sitePaths.skills),
	services: defineCacheable(sitePaths.services),
	projects: defineFilteredList(sitePaths.projects),
	portfolio: null,
	project: defineCacheable(sitePaths.project),
	blogs: defineCacheable(sitePaths.blogs, (requestedQuery) => {
		const tag = tagOf(requestedQuery);
		return tag && `?tag=${encodeURIComponent(tag)}`;
	}),
	blog: defineCacheable(sitePaths.blog),
	blogList: null,
	search: defineCacheableWithoutQuery(sitePaths.search),
	contact: defineCacheable(sitePaths.contact),
	terms: defineCacheable(sitePaths.terms),
	privacy: defineCacheable(sitePaths.privacy),
	newsletterConfirm: null,
	newsletterUnsubscribe: null,
	login: defineCacheableWithoutQuery(sitePaths.login),
	signup: defineCacheableWithoutQuery(sitePaths.signup),
	forgotPassword: defineCacheableWithoutQuery(sitePaths.forgotPassword),
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
const cacheablePages: readonly Cacheable[] = [
	...(Object.keys(pagesByName) as (keyof typeof pagesByName)[]).map(
		(name) => pagesByName[name] ?? defineUncacheable(sitePaths[name]),
	),
	defineUncacheable({ pattern: sumuPaths.profile.pattern }),
	defineFilteredList({ pattern: '/home' }),
	defineCacheable({ pattern: '/skills.json' }),
	defineCacheable({ pattern: '/words.json' }),
	defineCacheable({ pattern: sitemapPath }, (requestedQuery) => {
		const part = parseSitemapPart(requestedQuery);
		if (part === null) return undefined;
		return part ? toSitemapSearch(part) : '';
	}),
	...Object.values(blogFeeds).map(({ path }) => defineCacheable({ pattern: path })),
	defineCacheable(siteIcons),
	defineCacheable({ pattern: siteIcons.manifest }),
	defineCacheable({ pattern: siteIcons.networks }),
	defineCacheable(accountIllustrations),
	defineCacheable(previewImages.site),
	defineCacheable(previewImages.project),
	defineCacheable(previewImages.post),
	// Last, because its pattern matches every path with one segment.
	defineCacheable(sitePaths.ownPage),
];

/** Query normalizer for an API call: parses the parameters in `cachedBy` with the contract's schema. */
const createQueryNormalizer =
	(schema: Endpoint['query'], cachedBy: readonly string[]): Cacheable['query'] =>
	(requestedQuery) => {
		const names = [...requestedQuery.keys()].sort();
		const isKnown = names.every((name) => cachedBy.includes(name));
		if (!isKnown || new Set(names).size < names.length) return undefined;
		if (!schema || names.length === 0) return '';
		const { data } = schema.safeParse(Object.fromEntries(requestedQuery));
		if (typeof data !== 'object' || data === null) return undefined;
		const values: Record<string, unknown> = { ...data };
		const read = names.filter((name) => values[name] !== undefined);
		return formatSearch(new URLSearchParams(read.map((name) => [name, String(values[name])])));
	};

const formatSearch = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '');

/** API calls whose response is the same for all anonymous visitors. */
const cacheableCalls: readonly Cacheable[] = Object.values<Endpoint>(apiEndpoints).flatMap(
	({ path, query, cachedBy }) =>
		cachedBy
			? [{ pattern: pathToRegExp(`/api${path}`), query: createQueryNormalizer(query, cachedBy) }]
			: [],
);

/** Files of the media library; their addresses have no query. */
const cacheableUploads: readonly Cacheable[] = [
	defineCacheableWithoutQuery({ pattern: '/uploads/:name' }),
];

/** Returns the cache key of a request, or undefined if its response must not be cached. */
function keyOf(
	{ method, url = '' }: IncomingMessage,
	table: readonly Cacheable[],
): string | undefined {
	if (method !== 'GET' && method !== 'HEAD') return undefined;
	const [requestedPath = '', search = ''] = url.split('?', 2);
	const path = toCanonicalPath(requestedPath);
	const matchingCacheable = path && table.find(({ pattern }) => pattern.test(path));
	if (!matchingCacheable) return undefined;
	const query = matchingCacheable.query(new URLSearchParams(search));
	const key =
		query === undefined ? '' : normalizePageNumber(path, matchingCacheable.pattern) + query;
	return key.length > MAX_CACHE_KEY_LENGTH ? undefined : key || undefined;
}

/** Returns the canonical spelling of a path, or undefined if it is invalid or ambiguous. */
function toCanonicalPath(requestedPath: string): string | undefined {
	if (!isPlainPath(requestedPath)) return undefined;
	const decodedPath = decodeURIComponent(requestedPath);
	return /[?#%]/.test(decodedPath) ? undefined : encodeURI(decodedPath);
}

/** Normalizes the page number: `/projects/2` becomes `/projects/page=2`. Leaves anything else unchanged. */
function normalizePageNumber(path: string, pattern: RegExp): string {
	const page = pattern.exec(path)?.groups?.page;
	const number = parsePage(page);
	return page && number ? path.replace(page, pageParam(number)) : path;
}

/**
 * Returns the key of a request in each cache; the first cache with a key serves it. The caches are separate, so that
 * many requests to one cannot evict entries of another.
 */
const cacheKeyResolvers = {
	/** Pages are the same for signed-in visitors. */
	pages: (request: IncomingMessage) => keyOf(request, cacheablePages),
	calls: (request: IncomingMessage) =>
		request.headers.authorization ? undefined : keyOf(request, cacheableCalls),
	uploads: (request: IncomingMessage) => keyOf(request, cacheableUploads),
};

export type CacheName = keyof typeof cacheKeyResolvers;

/** Maximum bytes of a cached response. Only uploads are limited, because visitors can add files. */
export const MAX_CACHED_RESPONSE_BYTES: Partial<Record<CacheName, number>> = { uploads: 32 * 1024 };

export type ResponseCaches = Readonly<Record<CacheName, ResponseCache>>;

/** Applies a content change to all caches. */
export function changeAll(caches: ResponseCaches, change: PurgeNotice): void {
	for (const cache of Object.values(caches)) cache.change(change);
}

/** Returns the cache and key of a request, or undefined if its response must not be cached. */
export function resolveCacheKey(
	request: IncomingMessage,
): { kind: CacheName; key: string } | undefined {
	for (const kind of Object.keys(cacheKeyResolvers) as CacheName[]) {
		const key = cacheKeyResolvers[kind](request);
		if (key) return { kind, key };
	}
	return undefined;
}
