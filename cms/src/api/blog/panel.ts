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
		topic: ['Topic', 'The headline. Cards show the first 35 characters.'],
		slug: [
			'Address',
			'The end of the page’s address. Leave blank to create it from the topic. Earlier addresses redirect to it.',
		],
		author: 'Author',
		date: publishedDate,
		img: ['Picture', 'Landscape, 3:2. 1200 × 800 pixels are enough.'],
		imageUrl: externalPicture,
		pictureAlt: [
			'Picture description',
			'For people who can’t see the picture. Leave blank to use the text from the media library.',
		],
		tags: ['Tags', 'Separated by commas, such as CSS, Bangla. Each tag has its own page.'],
		excerpt: [
			'Excerpt',
			'Shown on cards and in the feed. Leave blank to use the beginning of the text.',
		],
		seoTitle: ['Title for search engines', 'Leave blank to use the topic.'],
		seoDescription: ['Description for search engines', 'Leave blank to use the excerpt.'],
		description: [
			'Text',
			'Markdown. Start with the main point, because cards show the first 255 characters. Headings start at ##. If the last line of a quote begins with a dash, it is shown as the source.',
		],
		publishAt,
	},
};
