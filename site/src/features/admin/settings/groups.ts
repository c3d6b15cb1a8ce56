import {
	counterChoices,
	type Detail,
	demands,
	readerChoices,
	socialNetworks,
	teaserIcons,
	wordings,
} from '@sumu/contract';
import { densityNames, fontPairNames, radiusNames } from '@sumu/contract/brand';
import { complete } from './field-spec';

const demandSays = { required: 'Required', optional: 'Optional', off: 'Off' } as const;

const detail = <Name extends Detail>(name: Name, label: string) =>
	({
		name: `details.${name}`,
		kind: 'choice',
		label,
		options: demands,
		says: demandSays,
	}) as const;

/** Everything in SiteSetting, in the order of the page it shows on. */
export const groups = complete([
	{
		id: 'banner',
		title: 'Banner',
		fields: [
			{ name: 'ownerName', kind: 'line', label: 'Your name' },
			{
				name: 'headlines',
				kind: 'list',
				label: 'Headlines: each continues your name, as in ‘… is from Bangladesh’',
				one: 'headline',
				item: { value: { kind: 'line', label: 'Headline' } },
			},
			{ name: 'intro', kind: 'text', label: 'Introduction' },
			{
				name: 'heroPicture',
				kind: 'picture',
				label: 'Picture',
				cropHint: { ratio: 3 / 5, minWidth: 800, hint: 'Stands upright beside the headline.' },
			},
			{ name: 'resumeUrl', kind: 'address', label: 'Resume' },
			{
				name: 'platforms',
				kind: 'list',
				label: 'Design platforms',
				one: 'platform',
				item: { label: { kind: 'line', label: 'Name' }, url: { kind: 'address', label: 'Link' } },
			},
			{
				name: 'socials',
				kind: 'list',
				label: 'Social networks',
				one: 'network',
				item: {
					network: { kind: 'choice', label: 'Network', options: socialNetworks },
					url: { kind: 'address', label: 'Link' },
				},
			},
		],
	},
	{
		id: 'brand',
		title: 'Brand',
		help: 'How the site looks, on every page, in mails and in pictures of shared links.',
		fields: [
			{
				name: 'brand.logo',
				kind: 'picture',
				label: 'Logo',
				cropHint: { ratio: 3, minWidth: 384, hint: 'Whole, in place of the mark and your name.' },
			},
			{
				name: 'brand.icon',
				kind: 'picture',
				label: 'Icon',
				cropHint: { ratio: 1, minWidth: 512, hint: 'In tabs and on home screens (1:1).' },
			},
			{
				name: 'brand.footerMark',
				kind: 'picture',
				label: 'Mark in the footer',
				cropHint: { ratio: 3, minWidth: 160, hint: 'Small, beside the copyright.' },
			},
			{ name: 'brand.palette', kind: 'palette', label: 'Palette' },
			{
				name: 'brand.accent',
				kind: 'colour',
				label: 'Accent of your own',
				help: 'Empty: the palette’s',
				palette: 'brand.palette',
			},
			{
				name: 'brand.fonts',
				kind: 'choice',
				label: 'Fonts',
				options: fontPairNames,
				says: {
					workshop: 'Workshop: Anek Latin and Newsreader',
					press: 'Press: Fraunces and Source Serif',
					studio: 'Studio: Bricolage Grotesque and Instrument Sans',
					gallery: 'Gallery: Manrope and Literata',
				},
			},
			{
				name: 'brand.radius',
				kind: 'choice',
				label: 'Corners',
				options: radiusNames,
				says: { crisp: 'Crisp', square: 'Square', soft: 'Soft', round: 'Round' },
			},
			{
				name: 'brand.density',
				kind: 'choice',
				label: 'Space',
				options: densityNames,
				says: { generous: 'Generous', regular: 'Regular', compact: 'Compact' },
			},
		],
	},
	{
		id: 'teasers',
		title: 'Teasers',
		fields: [
			{
				name: 'teasers',
				kind: 'list',
				label: 'Cards',
				one: 'card',
				item: {
					title: { kind: 'line', label: 'Title' },
					text: { kind: 'text', label: 'Text' },
					icon: { kind: 'choice', label: 'Mark', options: teaserIcons },
				},
			},
		],
	},
	{
		id: 'about',
		title: 'About',
		fields: [
			{ name: 'aboutText', kind: 'text', label: 'About you' },
			{
				name: 'portrait',
				kind: 'picture',
				label: 'Portrait',
				cropHint: {
					ratio: 4 / 5,
					minWidth: 1000,
					hint: 'Beside what you say about yourself (4:5).',
				},
			},
			{ name: 'experience', kind: 'number', label: 'Years of experience' },
			{ name: 'totalProjects', kind: 'line', label: 'Total projects', help: 'As shown: ‘100+’' },
			{
				name: 'aboutSkills',
				kind: 'list',
				label: 'Skills you name',
				one: 'skill',
				item: { value: { kind: 'line', label: 'Skill' } },
			},
			{
				name: 'achievements',
				kind: 'list',
				label: 'Achievements',
				one: 'achievement',
				item: {
					title: { kind: 'line', label: 'Title' },
					text: { kind: 'text', label: 'Text' },
					linkLabel: { kind: 'line', label: 'Words of the link' },
					url: { kind: 'address', label: 'Link' },
				},
			},
		],
	},
	{
		id: 'sections',
		title: 'Sections',
		help: 'The home page below its banner, in the order you drag it into. What you hide leaves the menu too; what is empty hides by itself.',
		fields: [
			{ name: 'sections', kind: 'sections', label: 'Sections' },
			{
				name: 'menu',
				kind: 'list',
				label: 'Menu of your own: without any link it follows the sections',
				one: 'link',
				item: {
					label: { kind: 'line', label: 'Label' },
					to: { kind: 'place', label: 'Leads to', help: '/about, or https://…' },
				},
			},
			{ name: 'pages.projects', kind: 'text', label: 'Projects: introduction on their own page' },
			{ name: 'pages.skills', kind: 'text', label: 'Skills: introduction on their own page' },
			{ name: 'pages.services', kind: 'text', label: 'Services: introduction on their own page' },
			{ name: 'pages.blog', kind: 'text', label: 'Blog: introduction on its own page' },
		],
	},
	{
		id: 'own-pages',
		title: 'Own pages',
		help: 'Pages in Markdown at addresses of their own; the footer leads to them. Where a legal text is empty, its page says what this software does.',
		fields: [
			{
				name: 'extraPages',
				kind: 'list',
				label: 'Pages of your own',
				one: 'page',
				item: {
					slug: { kind: 'slug', label: 'Address', help: 'what follows the slash: price-list' },
					title: { kind: 'line', label: 'Title' },
					text: { kind: 'text', label: 'Text' },
				},
			},
			{ name: 'legal.terms', kind: 'text', label: 'Terms' },
			{ name: 'legal.privacy', kind: 'text', label: 'Privacy' },
		],
	},
	{
		id: 'details',
		title: 'Project details',
		help: 'What a project must say before it can be published, and what it may leave out. What is off shows nowhere, and stays stored.',
		fields: [
			detail('liveLink', 'Live link'),
			detail('theme', 'Theme'),
			detail('frontend', 'Front end'),
			detail('backend', 'Back end'),
			detail('price', 'Price'),
			detail('delivery', 'Delivery'),
			detail('features', 'Four features'),
		],
	},
	{
		id: 'development',
		title: 'Development',
		fields: [
			{
				name: 'development.picture',
				kind: 'picture',
				label: 'Picture',
				cropHint: { ratio: 4 / 3, minWidth: 1000, hint: 'Beside the text.' },
			},
			{
				name: 'development.steps',
				kind: 'list',
				label: 'Years',
				one: 'year',
				item: { year: { kind: 'line', label: 'Year' }, text: { kind: 'line', label: 'Text' } },
			},
		],
	},
	{
		id: 'statistics',
		title: 'Statistics',
		fields: [
			{
				name: 'statistics',
				kind: 'list',
				label: 'Figures',
				one: 'figure',
				item: {
					label: { kind: 'line', label: 'Label' },
					value: { kind: 'number', label: 'Counts up to' },
					note: { kind: 'line', label: 'Note' },
				},
			},
			{ name: 'footerYear', kind: 'number', label: 'Year in the footer' },
		],
	},
	{
		id: 'contact',
		title: 'Contact',
		fields: [
			{ name: 'contact.email', kind: 'email', label: 'Public e-mail' },
			{ name: 'contact.phone', kind: 'line', label: 'Public telephone' },
			{ name: 'contact.address', kind: 'text', label: 'Address' },
			{
				name: 'availability',
				kind: 'line',
				label: 'Availability',
				help: 'Such as ‘Free from March’',
			},
			{ name: 'bookingUrl', kind: 'address', label: 'Where visitors book a call' },
			{
				name: 'contactNumber',
				kind: 'choice',
				label: 'A visitor’s telephone number in the form',
				options: demands,
				says: demandSays,
			},
			{ name: 'contactHours', kind: 'line', label: 'Hours' },
			{
				name: 'contactSteps',
				kind: 'list',
				label: 'What happens after a message',
				one: 'step',
				item: { title: { kind: 'line', label: 'Title' }, text: { kind: 'text', label: 'Text' } },
			},
		],
	},
	{
		id: 'readers',
		title: 'Readers',
		help: 'Who reads a project or a post whole. Lists, cards and search are for everyone in any case.',
		fields: [
			{
				name: 'readers',
				kind: 'choice',
				label: 'Projects and posts are read by',
				options: readerChoices,
				says: { everyone: 'Everyone', 'signed-in': 'Who is signed in' },
			},
		],
	},
	{
		id: 'reviews',
		title: 'Reviews',
		fields: [
			{
				name: 'moderateReviews',
				kind: 'tick',
				label: 'Visitors’ reviews wait for you',
				help: 'Unticked, they are shown at once.',
			},
		],
	},
	{
		id: 'language',
		title: 'Language and time',
		help: 'How the interface speaks. Any single word can be replaced under Words.',
		fields: [
			{
				name: 'language',
				kind: 'line',
				label: 'Language',
				help: 'By its tag. en and bn have all their words; of others you write them under Words',
				suggestions: ['en', 'bn', 'cs', 'de', 'es', 'fr', 'hi', 'ar', 'ur'],
			},
			{
				name: 'wording',
				kind: 'choice',
				label: 'English wording',
				options: wordings,
				says: { original: 'The demo’s own, to the letter', plain: 'Plain English' },
			},
			{
				name: 'currency',
				kind: 'line',
				label: 'Currency',
				help: 'By its code, such as USD',
				suggestions: Intl.supportedValuesOf('currency'),
			},
			{
				name: 'cardCounters',
				kind: 'choice',
				label: 'Figures on project cards',
				options: counterChoices,
				says: { specified: 'The demo’s fixed 300, 200 and 100', off: 'None' },
			},
			{
				name: 'timeZone',
				kind: 'line',
				label: 'Your time zone',
				help: 'In which you choose when something goes live',
				suggestions: Intl.supportedValuesOf('timeZone'),
			},
		],
	},
	{
		id: 'seo',
		title: 'Search engines',
		fields: [
			{ name: 'seo.title', kind: 'line', label: 'Title', help: 'About 60 characters' },
			{ name: 'seo.description', kind: 'text', label: 'Description', help: 'About 155 characters' },
			{
				name: 'seo.picture',
				kind: 'picture',
				label: 'Picture when shared',
				cropHint: {
					ratio: 1200 / 630,
					minWidth: 1200,
					hint: 'What a shared link shows (1200 × 630).',
				},
			},
		],
	},
]);
