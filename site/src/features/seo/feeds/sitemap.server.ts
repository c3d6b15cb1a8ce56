import {
	type Blog,
	legalPages,
	type Picture,
	type Project,
	pageSizes,
	type SectionKey,
	type Service,
	type Site,
	tagKey,
} from '@sumu/contract';
import { SitemapStream, streamToPromise } from 'sitemap';
import { type PathName, sitePaths } from '../../../config/paths';
import { isFilled } from '../../../lib/site/sections';
import { removeForbidden } from '../../../lib/xml';
import { findLatestUpdate } from './items.server';

type DatedEntry = Pick<Project | Blog, 'slug' | 'updated' | 'picture'>;
type OptionalPicture = Picture | null;
type TaggedEntry = DatedEntry & Pick<Blog, 'tags'>;

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

/** Maximum rows per content type: a sitemap is limited to 50,000 addresses, which include the pages of lists. */
export const MAX_LISTED_ROWS = 20_000;

/** Makes the entry of an address, with its last change and the pictures that its page shows. */
const makeEntry = (
	url: string,
	lastmod: string | undefined,
	pictures: readonly OptionalPicture[] = [],
) => ({
	url,
	...(lastmod && { lastmod }),
	img: pictures.flatMap((picture) => (picture ? [{ url: picture.url }] : [])),
});

/** Returns the entries of a list's pages. A new item shifts the others, so all pages have the latest change. */
function listPages(items: readonly DatedEntry[], size: number, at: (page: number) => string) {
	const count = Math.ceil(items.length / size);
	const newest = findLatestUpdate(items);
	return Array.from({ length: count }, (_, index) => {
		const pageItems = items.slice(index * size, (index + 1) * size);
		return makeEntry(
			at(index + 1),
			newest,
			pageItems.map(({ picture }) => picture),
		);
	});
}

/** Returns the entries of the pages of each tag. */
function listTagPages(posts: readonly TaggedEntry[]) {
	const byTag = new Map<string, { tag: string; items: TaggedEntry[] }>();
	for (const post of posts)
		for (const tag of post.tags) {
			const tagGroup = byTag.get(tagKey(tag));
			if (tagGroup) tagGroup.items.push(post);
			else byTag.set(tagKey(tag), { tag, items: [post] });
		}
	return [...byTag.values()].flatMap(({ tag, items }) =>
		listPages(items, pageSizes.blogs, (page) => sitePaths.blogs.at(page, tag)),
	);
}

/** Legal pages and the owner's pages: they change only with the settings. */
const listOwnPages = ({ extraPages, updated }: Site) =>
	[...legalPages, ...extraPages.map(({ slug }) => slug)].map((slug) =>
		makeEntry(sitePaths.ownPage.at(slug), updated),
	);

/** Returns the entries of projects and posts; none if a login is required to read them. */
const listDetailPages = (
	{ readers }: Site,
	projects: readonly DatedEntry[],
	posts: readonly DatedEntry[],
) =>
	readers === 'everyone'
		? [
				...projects.map(({ slug, updated, picture }) =>
					makeEntry(sitePaths.project.at(slug), updated, [picture]),
				),
				...posts.map(({ slug, updated, picture }) =>
					makeEntry(sitePaths.blog.at(slug), updated, [picture]),
				),
			]
		: [];

/** Returns the pictures of pages that are not lists. */
const picturesOf = (
	site: Site,
	services: readonly Pick<Service, 'picture'>[],
): Partial<Record<StandsAlone, readonly OptionalPicture[]>> => ({
	home: [site.heroPicture],
	about: [site.portrait],
	services: services.map(({ picture }) => picture),
});

/** Writes the sitemap: every public page, with its last change and its pictures. */
export async function writeSitemap(
	origin: string,
	site: Site,
	projects: readonly DatedEntry[],
	posts: readonly TaggedEntry[],
	services: readonly Pick<Service, 'picture'>[],
): Promise<string> {
	const stream = new SitemapStream({ hostname: origin });
	const newest = findLatestUpdate([...projects, ...posts]);
	const pictures = picturesOf(site, services);
	const entries = [
		...pagesOf(site).map((name) => makeEntry(sitePaths[name].at(), newest, pictures[name])),
		...listOwnPages(site),
		...listPages(projects, pageSizes.projects, sitePaths.projects.at),
		...listPages(posts, pageSizes.blogs, (page) => sitePaths.blogs.at(page)),
		...listTagPages(posts),
		...listDetailPages(site, projects, posts),
	];
	for (const entry of entries) stream.write(entry);
	stream.end();
	return removeForbidden((await streamToPromise(stream)).toString());
}
