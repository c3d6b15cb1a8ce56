import type { Blog, Site } from '@sumu/contract';
import { Feed } from 'feed';
import { paths } from '../../../config/paths';
import { siteTitle } from '../../../lib/site/site-title';
import { serverWords } from '../../../lib/words/speech.server';
import { absolute, latest } from './items.server';

type FullPost = Blog & { html?: string | undefined };

/** Control characters, which XML cannot hold in any spelling. */
const forbidden = /(?![\t\n\r])\p{Cc}/gu;

/** The posts as a feed, newest first, each whole. */
export function rss(origin: string, site: Site, posts: readonly FullPost[]): string {
	const { ownerName, seo, footerYear } = site;
	const { say, year } = serverWords(site);
	const newest = latest(posts);
	const feed = new Feed({
		id: origin,
		link: origin + paths.blogs.at(),
		title: siteTitle({ seo, ownerName }),
		description: seo.description,
		language: site.language,
		copyright: say('Copyright {year} {name}', { year: year(footerYear), name: ownerName }),
		feedLinks: { rss: `${origin}/rss.xml` },
		...(newest && { updated: new Date(newest) }),
	});
	for (const { slug, topic, author, date, updated, excerpt, tags, html } of posts) {
		const link = origin + paths.blog.at(slug);
		feed.addItem({
			id: link,
			link,
			title: topic,
			description: excerpt,
			category: tags.map((name) => ({ name })),
			content: absolute(html ?? excerpt, link),
			// RSS's own author is a mail address, and its items have no date of a change.
			extensions: [
				{ name: 'dc:creator', objects: { _text: author } },
				{ name: 'atom:updated', objects: { _text: updated } },
			],
			date: new Date(date),
		});
	}
	return feed.rss2().replace(forbidden, '');
}
