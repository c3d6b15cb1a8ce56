import {
	legalPages,
	type PageAddress,
	type PostAddress,
	pageSizes,
	type SectionKey,
	type Service,
	type Site,
	type TagCount,
	tagKey,
} from '@sumu/contract';
import { type PathName, sitePaths } from '../../../config/paths';
import {
	MAX_SITEMAP_ADDRESSES,
	type SitemapPart,
	sitemapPath,
	sitemapSections,
	toSitemapSearch,
} from '../../../config/sitemap';
import { isFilled } from '../../../lib/site/sections';
import { createXmlElement, createXmlTextElement } from '../../../lib/xml';
import type { PagedRows } from './paged-rows.server';
import {
	declaration,
	type Entry,
	type PictureUrl,
	sitemapNamespace,
	writeEntries,
} from './sitemap-xml.server';

/** Pages without parameters: neither details nor pages of a list. */
type StandsAlone = {
	[Name in PathName]: Parameters<(typeof sitePaths)[Name]['at']>['length'] extends 0 ? Name : never;
}[PathName];

/** Whether the sitemap contains a page. A section key means: only if that section has content. */
const listingRules: Readonly<Record<StandsAlone, boolean | SectionKey>> = {
	home: true,
	about: 'about',
	skills: 'skills',
	services: 'services',
	contact: true,
	/** Listed with the owner's pages, below. */
	terms: false,
	privacy: false,
	/** Both lead to the first page of a list. */
	portfolio: false,
	blogList: false,
	newsletterConfirm: false,
	newsletterUnsubscribe: false,
	login: false,
	signup: false,
	forgotPassword: false,
	resetPassword: false,
	confirmEmail: false,
	googleDone: false,
	profile: false,
	settings: false,
	cardOverview: false,
};
const pagesOf = (site: Site) =>
	(Object.keys(listingRules) as StandsAlone[]).filter((name) => {
		const listingRule = listingRules[name];
		return typeof listingRule === 'string' ? isFilled[listingRule](site) : listingRule;
	});

/** Content of the site, as its sitemap needs it. */
export interface SitemapContent {
	readonly origin: string;
	readonly site: Site;
	readonly projects: PagedRows<PageAddress>;
	readonly posts: PagedRows<PostAddress>;
	readonly services: readonly Pick<Service, 'picture'>[];
	readonly tags: readonly TagCount[];
}

const findLatest = (one = '', other = '') => (one > other ? one : other);

/** The pages of a list. A new item shifts the others, so all pages have the latest change. */
class ListPages {
	#pictures: PictureUrl[] = [];
	#latest = '';

	constructor(
		readonly size: number,
		readonly toPath: (page: number) => string,
	) {}

	get latest() {
		return this.#latest;
	}

	add({ picture, updated }: PageAddress): void {
		this.#pictures.push(picture);
		this.#latest = findLatest(this.#latest, updated);
	}

	*list(): Generator<Entry> {
		for (let start = 0; start < this.#pictures.length; start += this.size)
			yield {
				path: this.toPath(start / this.size + 1),
				updated: this.#latest,
				pictures: this.#pictures.slice(start, start + this.size),
			};
	}
}

const toProjectEntry = ({ slug, updated, picture }: PageAddress): Entry => ({
	path: sitePaths.project.at(slug),
	updated,
	pictures: [picture],
});
const toPostEntry = ({ slug, updated, picture }: PostAddress): Entry => ({
	path: sitePaths.blog.at(slug),
	updated,
	pictures: [picture],
});

/** Yields the pages that are not lists, the legal pages and the owner's own pages. */
function* listSinglePages(
	{ site, services }: SitemapContent,
	latest: string | undefined,
): Generator<Entry> {
	const pictures: Partial<Record<StandsAlone, readonly PictureUrl[]>> = {
		home: [site.heroPicture?.url],
		about: [site.portrait?.url],
		services: services.map(({ picture }) => picture?.url),
	};
	for (const name of pagesOf(site))
		yield { path: sitePaths[name].at(), updated: latest, pictures: pictures[name] ?? [] };
	// These change only with the settings.
	for (const slug of [...legalPages, ...site.extraPages.map((page) => page.slug)])
		yield { path: sitePaths.ownPage.at(slug), updated: site.updated };
}

/** Yields all entries, or all but those of projects and posts. Reads each list once. */
async function* listEntries(
	content: SitemapContent,
	hasDetails: boolean,
): AsyncGenerator<Entry, void> {
	const projectPages = new ListPages(pageSizes.projects, sitePaths.projects.at);
	const postPages = new ListPages(pageSizes.blogs, (page) => sitePaths.blogs.at(page));
	const tagPages = new Map<string, ListPages>();
	for await (const project of content.projects.read()) {
		projectPages.add(project);
		if (hasDetails) yield toProjectEntry(project);
	}
	for await (const post of content.posts.read()) {
		postPages.add(post);
		for (const tag of post.tags) {
			const key = tagKey(tag);
			const pages =
				tagPages.get(key) ??
				new ListPages(pageSizes.blogs, (page) => sitePaths.blogs.at(page, tag));
			pages.add(post);
			tagPages.set(key, pages);
		}
		if (hasDetails) yield toPostEntry(post);
	}
	const latest = findLatest(projectPages.latest, postPages.latest);
	yield* listSinglePages(content, latest || undefined);
	for (const pages of [projectPages, postPages, ...tagPages.values()]) yield* pages.list();
}

/** Entries of projects and posts are missing if a login is required to read them. */
const areDetailsListed = ({ site }: SitemapContent) => site.readers === 'everyone';

/** Counts the addresses of each section. */
function countAddresses(content: SitemapContent): Record<SitemapPart['section'], number> {
	const { projects, posts, tags } = content;
	const countPages = (rows: number, size: number) => Math.ceil(rows / size);
	const tagPages = tags.map(({ count }) => countPages(count, pageSizes.blogs));
	const pages =
		[...listSinglePages(content, undefined)].length +
		countPages(projects.total, pageSizes.projects) +
		countPages(posts.total, pageSizes.blogs) +
		tagPages.reduce((sum, count) => sum + count, 0);
	return areDetailsListed(content)
		? { pages, projects: projects.total, posts: posts.total }
		: { pages, projects: 0, posts: 0 };
}

/** Returns the files of a large sitemap; none if a single file is enough. */
function listParts(content: SitemapContent): SitemapPart[] {
	const counts = countAddresses(content);
	const total = counts.pages + counts.projects + counts.posts;
	if (total <= MAX_SITEMAP_ADDRESSES) return [];
	return sitemapSections.flatMap((section) =>
		Array.from({ length: Math.ceil(counts[section] / MAX_SITEMAP_ADDRESSES) }, (_, index) => ({
			section,
			number: index + 1,
		})),
	);
}

async function* sliceEntries(entries: AsyncGenerator<Entry, void>, start: number, end: number) {
	let index = 0;
	for await (const entry of entries) {
		if (index >= end) return;
		if (index >= start) yield entry;
		index += 1;
	}
}

async function* convertRows<Row>(rows: AsyncGenerator<Row, void>, toEntry: (row: Row) => Entry) {
	for await (const row of rows) yield toEntry(row);
}

function listPartEntries(content: SitemapContent, { section, number }: SitemapPart) {
	const start = (number - 1) * MAX_SITEMAP_ADDRESSES;
	const end = start + MAX_SITEMAP_ADDRESSES;
	if (section === 'projects') return convertRows(content.projects.read(start, end), toProjectEntry);
	if (section === 'posts') return convertRows(content.posts.read(start, end), toPostEntry);
	return sliceEntries(listEntries(content, false), start, end);
}

async function* writeIndex(
	origin: string,
	parts: readonly SitemapPart[],
): AsyncGenerator<string, void> {
	yield `${declaration}<sitemapindex xmlns="${sitemapNamespace}">\n`;
	for (const part of parts) {
		const location = createXmlTextElement('loc', origin + sitemapPath + toSitemapSearch(part));
		yield `${createXmlElement('sitemap', {}, location)}\n`;
	}
	yield '</sitemapindex>\n';
}

/**
 * Writes the sitemap: every public page, with its last change and its pictures. A sitemap that is too large for one
 * file is an index of its parts. Yields the text in pieces, so that other requests are answered in between.
 * @returns null for a part that does not exist
 */
export function writeSitemap(
	content: SitemapContent,
	part: SitemapPart | undefined,
): AsyncGenerator<string, void> | null {
	const { origin } = content;
	const parts = listParts(content);
	if (!part)
		return parts.length > 0
			? writeIndex(origin, parts)
			: writeEntries(origin, listEntries(content, areDetailsListed(content)));
	const exists = parts.some(
		({ section, number }) => section === part.section && number === part.number,
	);
	return exists ? writeEntries(origin, listPartEntries(content, part)) : null;
}
