import type outcomeSchema from '../../components/project/outcome.json';
import type pictureSchema from '../../components/project/picture.json';
import {
	type AnyPanelView,
	externalPicture,
	type PanelView,
	publishAt,
} from '../../platform/panel/view';
import type schema from './content-types/project/schema.json';

export const projectView: PanelView<typeof schema> = {
	main: 'projectsName',
	sort: ['rank', 'DESC'],
	list: ['image', 'projectsName', 'category', 'date', 'rank'],
	rows: [
		['projectsName', 'category'],
		['slug'],
		['image', 'imageUrl'],
		['projectsDescription'],
		['projectsLiveLink', 'projectTheme'],
		['frontend', 'backend'],
		['projectFeature1', 'projectFeature2'],
		['projectFeature3', 'projectFeature4'],
		['projectPrice', 'projectDelivery'],
		['client', 'role', 'year'],
		['outcomes'],
		['story'],
		['gallery'],
		['testimonial'],
		['date', 'rank'],
		['publishAt'],
	],
	fields: {
		projectsName: [
			'Name',
			'Cards cut it after 30 characters; the project’s own page shows it whole.',
		],
		slug: [
			'Address',
			'The end of its page’s address. Empty makes it from the name; an earlier one leads on to it.',
		],
		category: [
			'Category',
			'One of those in the settings: under which button of the project list it appears.',
		],
		image: ['Picture', 'Upright pictures, 4 to 5, fit best; 1000 × 1250 pixels are enough.'],
		imageUrl: externalPicture,
		projectsDescription: [
			'Description',
			'Three or four sentences: for whom, what it does, what came of it.',
		],
		projectsLiveLink: ['Live link', 'The address of the finished site, beginning with https://'],
		projectTheme: ['Theme', 'One or two words below the name, such as E-commerce or Booking.'],
		frontend: ['Front end', 'What visitors see is built with, such as React. Enter adds one.'],
		backend: ['Back end', 'What runs on the server, such as Node.js. Enter adds one.'],
		projectFeature1: 'Feature 1',
		projectFeature2: 'Feature 2',
		projectFeature3: 'Feature 3',
		projectFeature4: 'Feature 4',
		projectPrice: ['Price', '0 is shown as Free.'],
		projectDelivery: ['Delivery', 'Shown as “3 Weeks Delivery”: write only 3 Weeks.'],
		client: ['Client', 'For whom it was made.'],
		year: ['Year', 'When it was made, such as 2025.'],
		role: ['Your part', 'What you did of it, such as Design and development.'],
		outcomes: ['What came of it', 'At most four figures, each with what it counts.'],
		testimonial: [
			'What the client said',
			'A review that is quoted on the page, once it is published.',
		],
		story: [
			'Story',
			'What was asked for, what you tried, what came of it. In Markdown, such as **bold** and ## for a heading.',
		],
		gallery: ['Pictures', 'In the order they are shown; the cover above need not be among them.'],
		date: ['Date', 'When it was finished. Empty means now.'],
		rank: [
			'Place in the list',
			'Any number; the highest comes first. Empty puts it first. 2.5 goes between 2 and 3.',
		],
		publishAt,
	},
};

export const projectComponentViews: Record<string, AnyPanelView> = {
	'project.outcome': {
		main: 'value',
		rows: [['value', 'label']],
		fields: {
			value: ['Figure', 'Shown large: 40 s, ×2 or 1 in 30.'],
			label: ['What it counts', 'A few words, such as to book a chair.'],
		},
	} satisfies PanelView<typeof outcomeSchema>,
	'project.picture': {
		main: 'caption',
		rows: [['image', 'imageUrl'], ['caption'], ['alt']],
		fields: {
			image: 'Picture',
			imageUrl: externalPicture,
			caption: ['Caption', 'One sentence below the picture.'],
			alt: ['What it shows', 'For those who cannot see it. Empty means the library’s own words.'],
		},
	} satisfies PanelView<typeof pictureSchema>,
};
