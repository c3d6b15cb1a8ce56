import type { Blog, Picture, Site } from '@sumu/contract';
import { sitePaths } from '../../../config/paths';
import { siteTitle } from '../../../lib/site/use-site';
import { serverWords } from '../../../lib/words/speech.server';
import { findLatestUpdate, makeUrlsAbsolute } from './items.server';

export type FullPost = Blog & { readonly html?: string | undefined };

/** Date of a feed without posts: Atom requires a date. */
const EMPTY_FEED_DATE = new Date(0).toISOString();

const mimeTypes: Readonly<Record<string, string>> = {
	avif: 'image/avif',
	gif: 'image/gif',
	jpeg: 'image/jpeg',
	jpg: 'image/jpeg',
	png: 'image/png',
	svg: 'image/svg+xml',
	webp: 'image/webp',
};

function coverOf({ url, width, height }: Picture, origin: string) {
	const address = new URL(url, origin);
	const extension = address.pathname.split('.').at(-1)?.toLowerCase() ?? '';
	return { url: address.href, type: mimeTypes[extension], width, height };
}

function itemOf(post: FullPost, origin: string) {
	const { slug, topic, author, date, updated, excerpt, tags, html, picture } = post;
	const url = origin + sitePaths.blog.at(slug);
	return {
		url,
		title: topic,
		author,
		published: date,
		updated,
		summary: excerpt,
		tags,
		html: makeUrlsAbsolute(html ?? excerpt, url),
		cover: picture && coverOf(picture, origin),
	};
}

/** Collects the content of the feed for every format: full posts, newest first, with absolute addresses. */
export function collectFeedContent(origin: string, site: Site, posts: readonly FullPost[]) {
	const { ownerName, seo, footerYear, language } = site;
	const { t, year } = serverWords(site);
	return {
		origin,
		home: origin + sitePaths.blogs.at(),
		title: siteTitle({ seo, ownerName }),
		description: seo.description,
		language,
		owner: ownerName,
		copyright: t('Copyright {year} {name}', { year: year(footerYear), name: ownerName }),
		updated: findLatestUpdate(posts) ?? EMPTY_FEED_DATE,
		items: posts.map((post) => itemOf(post, origin)),
	};
}

export type FeedContent = ReturnType<typeof collectFeedContent>;
