import type { PanelView } from '../../platform/panel/view';
import { externalPicture, publishAt, publishedDate } from '../../platform/panel/view';
import type schema from './content-types/blog/schema.json';

export const blogView: PanelView<typeof schema> = {
	main: 'topic',
	sort: ['date', 'DESC'],
	list: ['img', 'topic', 'author', 'date'],
	rows: [
		['topic'],
		['slug'],
		['author', 'date'],
		['img', 'imageUrl'],
		['pictureAlt', 'tags'],
		['description'],
		['excerpt'],
		['seoTitle', 'seoDescription'],
		['publishAt'],
	],
	fields: {
		topic: ['Topic', 'The headline. Cards cut it after 35 characters.'],
		slug: [
			'Address',
			'The end of its page’s address. Empty makes it from the topic; an earlier one leads on to it.',
		],
		author: 'Author',
		date: publishedDate,
		img: ['Picture', 'Three wide to two high fits best; 1200 × 800 pixels are enough.'],
		imageUrl: externalPicture,
		pictureAlt: [
			'What the picture shows',
			'For who cannot see it. Empty takes the words of the media library.',
		],
		tags: [
			'Tags',
			'With a comma and a space between them: CSS, Bangla. Each has a page of its own.',
		],
		excerpt: ['Excerpt', 'Shown on cards and in the feed. Empty takes the beginning of the text.'],
		seoTitle: ['Title for search engines', 'Empty takes the topic.'],
		seoDescription: ['Description for search engines', 'Empty takes the excerpt.'],
		description: [
			'Text',
			'Markdown. Begin with the point: cards show the first 255 characters. Headings start at ##. A last line of a quote that begins with a dash is its source.',
		],
		publishAt,
	},
};
