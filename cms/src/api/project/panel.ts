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
			'Cards show the first 30 characters; the project’s page shows all of it.',
		],
		slug: [
			'Address',
			'The end of the page’s address. Leave blank to create it from the name. Earlier addresses redirect to it.',
		],
		category: [
			'Category',
			'One of the categories in the site settings. Visitors can filter projects by it.',
		],
		image: ['Picture', 'Portrait, 4:5. 1000 × 1250 pixels are enough.'],
		imageUrl: externalPicture,
		projectsDescription: [
			'Description',
			'Three or four sentences: who it was for, what it does and what the results were.',
		],
		projectsLiveLink: ['Live link', 'Address of the finished site, starting with https://'],
		projectTheme: ['Theme', 'One or two words below the name, such as E-commerce or Booking.'],
		frontend: [
			'Front end',
			'Technologies for the part visitors see, such as React. Press Enter to add one.',
		],
		backend: ['Back end', 'Technologies on the server, such as Node.js. Press Enter to add one.'],
		projectFeature1: 'Feature 1',
		projectFeature2: 'Feature 2',
		projectFeature3: 'Feature 3',
		projectFeature4: 'Feature 4',
		projectPrice: ['Price', '0 is shown as “Free”.'],
		projectDelivery: [
			'Delivery',
			'Enter only the time, such as 3 Weeks. It is shown as “3 Weeks Delivery”.',
		],
		client: ['Client', 'The client it was made for.'],
		year: ['Year', 'When it was made, such as 2025.'],
		role: ['Your role', 'Your tasks, such as Design and development.'],
		outcomes: ['Results', 'Up to four figures, each with a label.'],
		testimonial: ['Client’s review', 'Quoted on the project’s page once the review is published.'],
		story: [
			'Story',
			'The task, what you tried and the results. Markdown: **bold**, ## for a heading.',
		],
		gallery: ['Pictures', 'Shown in this order. You don’t have to include the cover again.'],
		date: ['Date', 'When it was finished. Leave blank to use the current date.'],
		rank: [
			'Position in the list',
			'Any number; the highest comes first. Leave blank to put it first. 2.5 goes between 2 and 3.',
		],
		publishAt,
	},
};

export const projectComponentViews: Record<string, AnyPanelView> = {
	'project.outcome': {
		main: 'value',
		rows: [['value', 'label']],
		fields: {
			value: ['Figure', 'Shown large, such as 40 s, ×2 or 1 in 30.'],
			label: ['Label', 'A few words, such as to book a chair.'],
		},
	} satisfies PanelView<typeof outcomeSchema>,
	'project.picture': {
		main: 'caption',
		rows: [['image', 'imageUrl'], ['caption'], ['alt']],
		fields: {
			image: 'Picture',
			imageUrl: externalPicture,
			caption: ['Caption', 'One sentence, shown below the picture.'],
			alt: [
				'Description',
				'For people who can’t see the picture. Leave blank to use the text from the media library.',
			],
		},
	} satisfies PanelView<typeof pictureSchema>,
};
