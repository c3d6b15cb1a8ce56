import { blogFeeds } from '../../../config/generated-files';
import type { FeedContent } from './feed-content.server';

type Item = FeedContent['items'][number];

const toFeedItem = ({
	url,
	title,
	author,
	published,
	updated,
	summary,
	tags,
	html,
	cover,
}: Item) => ({
	id: url,
	url,
	title,
	content_html: html,
	summary,
	...(cover && { image: cover.url }),
	date_published: published,
	date_modified: updated,
	authors: [{ name: author }],
	...(tags.length > 0 && { tags }),
});

/** Writes the feed as JSON Feed 1.1. */
export function writeJsonFeed(content: FeedContent): string {
	const { origin, home, title, description, language, owner, items } = content;
	return JSON.stringify({
		version: 'https://jsonfeed.org/version/1.1',
		title,
		home_page_url: home,
		feed_url: origin + blogFeeds.json.path,
		...(description && { description }),
		language,
		authors: [{ name: owner, url: `${origin}/` }],
		items: items.map(toFeedItem),
	});
}
