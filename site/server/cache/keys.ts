import type { IncomingMessage } from 'node:http';
import { type Endpoint, endpoints } from '@sumu/contract';
import { type PathName, paths } from '../../src/config/paths.ts';
import { previews } from '../../src/config/previews.ts';

interface Cacheable {
	readonly pattern: RegExp;
	/** The parts of the query that matter. */
	readonly query: readonly string[];
	/** Whether parts that do not matter are dropped; else a request that has any is not for all. */
	readonly drops: boolean;
}

const expression = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

const page = ({ pattern }: { pattern: string }, ...query: string[]): Cacheable => ({
	pattern: expression(pattern),
	query,
	drops: true,
});

/** Of a page whose content depends on whatever brought one there, the bare address alone. */
const bare = ({ pattern }: { pattern: string }): Cacheable => ({
	pattern: expression(pattern),
	query: [],
	drops: false,
});

const shownProjects = ['show'];

/** Each page whose HTML is the same for everyone; null of those that are somebody's own, or not for long. */
const pagesByName: Readonly<Record<PathName, Cacheable | null>> = {
	home: page(paths.home, ...shownProjects),
	about: page(paths.about),
	skills: page(paths.skills),
	services: page(paths.services),
	projects: page(paths.projects, ...shownProjects),
	portfolio: null,
	project: page(paths.project),
	blogs: page(paths.blogs),
	blog: page(paths.blog),
	blogList: null,
	search: bare(paths.search),
	contact: page(paths.contact),
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
	...Object.values(pagesByName).filter((page) => page !== null),
	page({ pattern: '/home' }, ...shownProjects),
	page({ pattern: '/skills.json' }),
	page({ pattern: '/sitemap.xml' }),
	page({ pattern: '/rss.xml' }),
	page(previews.site),
	page(previews.project),
	page(previews.post),
];

/** Calls whose response is the same for everyone who is not signed in. */
export const calls: readonly Cacheable[] = Object.values<Endpoint>(endpoints).flatMap(
	({ path, cachedBy }) =>
		cachedBy ? [{ pattern: expression(`/api${path}`), query: cachedBy, drops: false }] : [],
);

/** The path and query that stand for a request, or undefined where its response is not for all. */
export function keyOf(
	{ method, url = '', headers }: IncomingMessage,
	table: readonly Cacheable[],
): string | undefined {
	if (method !== 'GET' && method !== 'HEAD') return undefined;
	if (headers.authorization || headers.origin) return undefined;
	const [given = '', search] = url.split('?', 2);
	const path = plainPath(given);
	const found = path && table.find(({ pattern }) => pattern.test(path));
	if (!found) return undefined;
	if (!search) return path;
	const asked = new URLSearchParams(search);
	const names = [...new Set(asked.keys())].sort();
	if (!found.drops && names.some((name) => !found.query.includes(name))) return undefined;
	const kept = new URLSearchParams();
	for (const name of names.filter((name) => found.query.includes(name)))
		for (const value of asked.getAll(name)) kept.append(name, value);
	return kept.size > 0 ? `${path}?${kept}` : path;
}

/** One spelling for each path; undefined for one that is none. */
function plainPath(given: string): string | undefined {
	if (!given.includes('%')) return given;
	try {
		const decoded = decodeURIComponent(given);
		return /[?#%\\]/.test(decoded) ? undefined : decoded;
	} catch {
		return undefined;
	}
}
