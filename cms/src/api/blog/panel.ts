import { externalPicture, publishAt, publishedDate } from '../../platform/panel/shared';
import type { View } from '../../platform/panel/view';
import type schema from './content-types/blog/schema.json';

export const blogView: View<typeof schema> = {
	main: 'topic',
	sort: ['date', 'DESC'],
	list: ['img', 'topic', 'author', 'date'],
	rows: [['topic'], ['author', 'date'], ['img', 'imageUrl'], ['description'], ['publishAt']],
	fields: {
		topic: ['Topic', 'The headline. Cards cut it after 35 characters.'],
		author: 'Author',
		date: publishedDate,
		img: ['Picture', 'Three wide to two high fits best; 1200 × 800 pixels are enough.'],
		imageUrl: externalPicture,
		description: [
			'Text',
			'Markdown. Begin with the point: cards show the first 255 characters. Headings start at ##.',
		],
		publishAt,
	},
};
