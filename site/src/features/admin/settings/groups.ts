import { socialNetworks, teaserIcons } from '@sumu/contract';
import { field, type GroupSpec } from './field-spec';

const { address, choice, line, list, number, picture, text, tick } = field;

const section = (name: string, label: string) => [
	line(`sections.${name}.title`, `${label}: title`),
	text(`sections.${name}.text`, `${label}: introduction on the home page`),
];

/** Everything in SiteSetting, in the order of the page it shows on. */
export const groups: readonly GroupSpec[] = [
	{
		id: 'banner',
		title: 'Banner',
		fields: [
			line('ownerName', 'Your name'),
			list(
				'headlines',
				'Headlines: each continues your name, as in ‘… is from Bangladesh’',
				'headline',
				line('value', 'Headline'),
			),
			text('intro', 'Introduction'),
			picture('heroPicture', 'Picture'),
			address('resumeUrl', 'Resume'),
			list(
				'platforms',
				'Design platforms',
				'platform',
				line('label', 'Name'),
				address('url', 'Link'),
			),
			list(
				'socials',
				'Social networks',
				'network',
				choice('network', 'Network', socialNetworks),
				address('url', 'Link'),
			),
		],
	},
	{
		id: 'teasers',
		title: 'Teasers',
		fields: [
			line('teaserTitle', 'Title'),
			list(
				'teasers',
				'Cards',
				'card',
				line('title', 'Title'),
				text('text', 'Text'),
				choice('icon', 'Mark', teaserIcons),
			),
		],
	},
	{
		id: 'about',
		title: 'About',
		fields: [
			text('aboutText', 'About you'),
			picture('portrait', 'Portrait'),
			number('experience', 'Years of experience'),
			line('totalProjects', 'Total projects', 'As shown: ‘100+’'),
			list('aboutSkills', 'Skills you name', 'skill', line('value', 'Skill')),
			list(
				'achievements',
				'Achievements',
				'achievement',
				line('title', 'Title'),
				text('text', 'Text'),
				line('linkLabel', 'Words of the link'),
				address('url', 'Link'),
			),
		],
	},
	{
		id: 'sections',
		title: 'Sections',
		fields: [
			...section('projects', 'Projects'),
			text('pages.projects', 'Projects: introduction on their own page'),
			...section('skills', 'Skills'),
			text('pages.skills', 'Skills: introduction on their own page'),
			...section('services', 'Services'),
			text('pages.services', 'Services: introduction on their own page'),
			...section('testimonials', 'Testimonials'),
			...section('blog', 'Blog'),
			text('pages.blog', 'Blog: introduction on its own page'),
		],
	},
	{
		id: 'development',
		title: 'Development',
		fields: [
			line('development.title', 'Title'),
			text('development.text', 'Text'),
			picture('development.picture', 'Picture'),
			list('development.steps', 'Years', 'year', line('year', 'Year'), line('text', 'Text')),
		],
	},
	{
		id: 'statistics',
		title: 'Statistics',
		fields: [
			list(
				'statistics',
				'Figures',
				'figure',
				line('label', 'Label'),
				number('value', 'Counts up to'),
				line('note', 'Note'),
			),
			line('newsletterTitle', 'Newsletter'),
			number('footerYear', 'Year in the footer'),
		],
	},
	{
		id: 'contact',
		title: 'Contact',
		fields: [
			...section('contact', 'Contact'),
			line('contactHours', 'Hours'),
			list(
				'contactSteps',
				'What happens after a message',
				'step',
				line('title', 'Title'),
				text('text', 'Text'),
			),
		],
	},
	{
		id: 'reviews',
		title: 'Reviews',
		fields: [
			tick(
				'moderateReviews',
				'Visitors’ reviews wait for you',
				'Unticked, they are shown at once.',
			),
		],
	},
	{
		id: 'seo',
		title: 'Search engines',
		fields: [
			line('seo.title', 'Title', 'About 60 characters'),
			text('seo.description', 'Description', 'About 155 characters'),
			picture('seo.picture', 'Picture when shared'),
		],
	},
];
