import type achievementSchema from '../../components/site/achievement.json';
import type brandSchema from '../../components/site/brand.json';
import type categorySchema from '../../components/site/category.json';
import type contactSchema from '../../components/site/contact.json';
import type detailsSchema from '../../components/site/details.json';
import type developmentSchema from '../../components/site/development.json';
import type extraPageSchema from '../../components/site/extra-page.json';
import type headingSchema from '../../components/site/heading.json';
import type legalSchema from '../../components/site/legal.json';
import type lineSchema from '../../components/site/line.json';
import type linkSchema from '../../components/site/link.json';
import type menuLinkSchema from '../../components/site/menu-link.json';
import type pagesSchema from '../../components/site/pages.json';
import type sectionSchema from '../../components/site/section.json';
import type seoSchema from '../../components/site/seo.json';
import type socialSchema from '../../components/site/social.json';
import type statisticSchema from '../../components/site/statistic.json';
import type stepSchema from '../../components/site/step.json';
import type teaserSchema from '../../components/site/teaser.json';
import type { AnyPanelView, PanelView } from '../../platform/panel/view';

const headingLabels = {
	title: 'Title',
	text: ['Text', 'One or two sentences below the title.'],
} as const;
const addressLabel = ['Address', 'Beginning with https://'] as const;

export const siteComponentViews: Record<string, AnyPanelView> = {
	'site.line': { main: 'text', rows: [['text']], fields: { text: 'Text' } } satisfies PanelView<
		typeof lineSchema
	>,
	'site.category': {
		main: 'text',
		rows: [['text']],
		fields: { text: 'Name' },
	} satisfies PanelView<typeof categorySchema>,
	'site.link': {
		main: 'label',
		rows: [['label', 'url']],
		fields: { label: 'Label', url: addressLabel },
	} satisfies PanelView<typeof linkSchema>,
	'site.social': {
		main: 'network',
		rows: [['network', 'url']],
		fields: {
			network: ['Name', 'Such as GitHub; its drawing follows from the address.'],
			url: addressLabel,
		},
	} satisfies PanelView<typeof socialSchema>,
	'site.teaser': {
		main: 'title',
		rows: [['title'], ['icon'], ['text']],
		fields: { title: 'Title', icon: 'Icon', text: ['Text', 'One or two sentences.'] },
	} satisfies PanelView<typeof teaserSchema>,
	'site.achievement': {
		main: 'title',
		rows: [['title'], ['text'], ['linkLabel', 'url']],
		fields: {
			title: 'Title',
			text: 'Text',
			linkLabel: ['Link text', 'Such as See the certificates.'],
			url: addressLabel,
		},
	} satisfies PanelView<typeof achievementSchema>,
	'site.heading': {
		main: 'title',
		rows: [['title'], ['text']],
		fields: { ...headingLabels },
	} satisfies PanelView<typeof headingSchema>,
	'site.section': {
		main: 'key',
		rows: [['key', 'shown'], ['title', 'label'], ['text']],
		fields: {
			key: 'Section',
			shown: 'Shown',
			title: ['Title', 'Empty, it has its usual title, in the language of the site.'],
			text: ['Text', 'One or two sentences below the title.'],
			label: ['Menu', 'What the menu calls its page. Empty, it has its usual name.'],
		},
	} satisfies PanelView<typeof sectionSchema>,
	'site.extra-page': {
		main: 'title',
		rows: [['title', 'slug'], ['text']],
		fields: {
			title: 'Title',
			slug: ['Address', 'What follows the slash: price-list is /price-list.'],
			text: 'Text',
		},
	} satisfies PanelView<typeof extraPageSchema>,
	'site.legal': {
		main: 'id',
		rows: [['terms'], ['privacy']],
		fields: {
			terms: ['Terms', 'Empty, the page says what this software does.'],
			privacy: ['Privacy', 'Empty, the page says what this software keeps.'],
		},
	} satisfies PanelView<typeof legalSchema>,
	'site.menu-link': {
		main: 'label',
		rows: [['label', 'to']],
		fields: { label: 'Label', to: ['Leads to', 'Such as /about, or https://…'] },
	} satisfies PanelView<typeof menuLinkSchema>,
	'site.pages': {
		main: 'id',
		rows: [['projects'], ['skills'], ['services'], ['blog']],
		fields: { projects: 'Projects', skills: 'Skills', services: 'Services', blog: 'Blog' },
	} satisfies PanelView<typeof pagesSchema>,
	'site.contact': {
		main: 'email',
		rows: [['email', 'phone'], ['address'], ['opens', 'closes'], ['timeZone']],
		fields: {
			email: 'E-mail',
			phone: 'Telephone',
			address: 'Address',
			opens: 'Your day begins',
			closes: 'Your day ends',
			timeZone: [
				'Time zone of your hours',
				'Such as America/New_York; empty, they are in the site’s time zone.',
			],
		},
	} satisfies PanelView<typeof contactSchema>,
	'site.details': {
		main: 'id',
		rows: [['liveLink', 'theme'], ['frontend', 'backend'], ['price', 'delivery'], ['features']],
		fields: {
			liveLink: 'Live link',
			theme: 'Theme',
			frontend: 'Front end',
			backend: 'Back end',
			price: 'Price',
			delivery: 'Delivery',
			features: ['Features', 'Required means all four.'],
		},
	} satisfies PanelView<typeof detailsSchema>,
	'site.brand': {
		main: 'palette',
		rows: [
			['logo', 'icon', 'footerMark'],
			['border', 'lost'],
			['palette', 'accent'],
			['fonts', 'radius', 'density'],
		],
		fields: {
			logo: ['Logo', 'In place of the mark and your name: PNG, WebP or JPEG, at least 128 high.'],
			icon: ['Icon', 'Square, at least 512: for tabs and home screens.'],
			footerMark: ['Mark in the footer', 'Small, beside the copyright; empty, there is none.'],
			border: [
				'Border',
				'One repeat of the band above the footer, 36 high. /sumu/weave on your site weaves one.',
			],
			lost: ['Picture of a missing page', 'Wide, 16 to 9; empty, there is the small mark.'],
			palette: ['Palette', 'Colours of both themes.'],
			accent: [
				'Accent of your own',
				'Such as #1d4ed8; the site moves it as far as texts on it need to be read.',
			],
			fonts: ['Fonts', 'A pair that belongs together.'],
			radius: ['Corners', 'Of buttons and fields.'],
			density: ['Space', 'Around what a page says.'],
		},
	} satisfies PanelView<typeof brandSchema>,
	'site.development': {
		main: 'id',
		rows: [['picture'], ['steps']],
		fields: {
			picture: ['Picture', 'Upright, 6 to 7.'],
			steps: ['Steps', 'What you learned in which year, the latest first.'],
		},
	} satisfies PanelView<typeof developmentSchema>,
	'site.step': {
		main: 'year',
		rows: [['year', 'text']],
		fields: { year: 'Year', text: 'What was learned' },
	} satisfies PanelView<typeof stepSchema>,
	'site.statistic': {
		main: 'label',
		rows: [['label', 'value', 'note']],
		fields: {
			label: 'Label',
			value: ['Figure', 'A whole number.'],
			note: ['Note', 'A few words below, such as 21% more than last month.'],
		},
	} satisfies PanelView<typeof statisticSchema>,
	'site.seo': {
		main: 'title',
		rows: [['title', 'picture'], ['description']],
		fields: {
			title: ['Title', 'About 60 characters; the browser’s tab shows it too.'],
			description: ['Description', 'About 155 characters.'],
			picture: ['Picture', 'For shared links: 1200 × 630, as PNG or JPEG.'],
		},
	} satisfies PanelView<typeof seoSchema>,
};
