import { Feed } from 'feed';
import { blogFeeds } from '../../../config/generated-files';
import { removeForbidden } from '../../../lib/xml';
import type { FeedContent } from './feed-content.server';

type Cover = NonNullable<FeedContent['items'][number]['cover']>;

/** Escapes an attribute: the package `feed` escapes only texts. */
const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;');

/** Writes a cover as Media RSS: unlike an enclosure, it does not require the length of the file. */
const toMediaExtension = ({ url, type, width, height }: Cover) => ({
	name: 'media:content',
	objects: {
		_attributes: {
			'xmlns:media': 'http://search.yahoo.com/mrss/',
			url: escapeAttribute(url),
			medium: 'image',
			...(type && { type }),
			...(width && height && { width, height }),
		},
	},
});

/** Writes the feed as RSS 2.0. */
export function writeRss(content: FeedContent): string {
	const { origin, home, title, description, language, copyright, updated, items } = content;
	const feed = new Feed({
		id: origin,
		link: home,
		title,
		description,
		language,
		copyright,
		feedLinks: { rss: origin + blogFeeds.rss.path },
		updated: new Date(updated),
	});
	for (const item of items)
		feed.addItem({
			id: item.url,
			link: item.url,
			title: item.title,
			description: item.summary,
			category: item.tags.map((name) => ({ name })),
			content: item.html,
			// RSS's own author must be an e-mail address, and its items have no modification date.
			extensions: [
				{ name: 'dc:creator', objects: { _text: item.author } },
				{ name: 'atom:updated', objects: { _text: item.updated } },
				...(item.cover ? [toMediaExtension(item.cover)] : []),
			],
			date: new Date(item.published),
		});
	return removeForbidden(feed.rss2());
}
