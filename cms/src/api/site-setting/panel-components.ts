import type { View } from '../../platform/panel/view';

const heading = {
	title: 'Title',
	text: ['Text', 'One or two sentences below the title.'],
} as const;
const address = ['Address', 'Beginning with https://'] as const;

export const componentViews: Record<string, View> = {
	'site.line': { main: 'text', rows: [['text']], fields: { text: 'Text' } },
	'site.link': {
		main: 'label',
		rows: [['label', 'url']],
		fields: { label: 'Label', url: address },
	},
	'site.social': {
		main: 'network',
		rows: [['network', 'url']],
		fields: { network: 'Network', url: address },
	},
	'site.teaser': {
		main: 'title',
		rows: [['title', 'icon'], ['text']],
		fields: { title: 'Title', icon: 'Icon', text: ['Text', 'One or two sentences.'] },
	},
	'site.achievement': {
		main: 'title',
		rows: [['title'], ['text'], ['linkLabel', 'url']],
		fields: {
			title: 'Title',
			text: 'Text',
			linkLabel: ['Link text', 'Such as See the certificates.'],
			url: address,
		},
	},
	'site.heading': { main: 'title', rows: [['title'], ['text']], fields: { ...heading } },
	'site.sections': {
		main: 'id',
		rows: [['projects'], ['skills'], ['services'], ['testimonials'], ['blog'], ['contact']],
		fields: {
			projects: 'Projects',
			skills: 'Skills',
			services: 'Services',
			testimonials: 'Testimonials',
			blog: 'Blog',
			contact: 'Contact',
		},
	},
	'site.pages': {
		main: 'id',
		rows: [['projects'], ['skills'], ['services'], ['blog']],
		fields: { projects: 'Projects', skills: 'Skills', services: 'Services', blog: 'Blog' },
	},
	'site.development': {
		main: 'title',
		rows: [['title', 'picture'], ['text'], ['steps']],
		fields: {
			...heading,
			picture: ['Picture', 'Upright, 6 to 7.'],
			steps: ['Steps', 'What you learned in which year, the latest first.'],
		},
	},
	'site.step': {
		main: 'year',
		rows: [['year', 'text']],
		fields: { year: 'Year', text: 'What was learned' },
	},
	'site.statistic': {
		main: 'label',
		rows: [['label', 'value', 'note']],
		fields: {
			label: 'Label',
			value: ['Figure', 'A whole number.'],
			note: ['Note', 'A few words below, such as 21% more than last month.'],
		},
	},
	'site.seo': {
		main: 'title',
		rows: [['title', 'picture'], ['description']],
		fields: {
			title: ['Title', 'About 60 characters; the browser’s tab shows it too.'],
			description: ['Description', 'About 155 characters.'],
			picture: ['Picture', 'For shared links: 1200 × 630, as PNG or JPEG.'],
		},
	},
};
