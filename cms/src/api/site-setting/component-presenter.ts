import {
	type Brand,
	colourPattern,
	type Details,
	demands,
	isTimeZone,
	plainBrand,
	type Section,
	type SectionKey,
	type SiteSetting,
	type TeaserIcon,
} from '@sumu/contract';
import { densityNames, fontPairNames, paletteNames, radiusNames } from '@sumu/contract/brand';
import type achievementSchema from '../../components/site/achievement.json';
import type brandSchema from '../../components/site/brand.json';
import type contactSchema from '../../components/site/contact.json';
import type detailsSchema from '../../components/site/details.json';
import type developmentSchema from '../../components/site/development.json';
import type extraPageSchema from '../../components/site/extra-page.json';
import type headingSchema from '../../components/site/heading.json';
import type legalSchema from '../../components/site/legal.json';
import type linkSchema from '../../components/site/link.json';
import type menuLinkSchema from '../../components/site/menu-link.json';
import type pagesSchema from '../../components/site/pages.json';
import type sectionSchema from '../../components/site/section.json';
import type seoSchema from '../../components/site/seo.json';
import type socialSchema from '../../components/site/social.json';
import type statisticSchema from '../../components/site/statistic.json';
import type stepSchema from '../../components/site/step.json';
import type teaserSchema from '../../components/site/teaser.json';
import {
	choice,
	column,
	components,
	type Fields,
	flag,
	number,
	text,
	timeOfDay,
	webAddress,
} from '../../platform/fields';
import { libraryPicture, markPicture } from '../../platform/media/picture-fields';

/** Type of an entry in a list of the settings. */
type In<Key extends keyof SiteSetting> = SiteSetting[Key] extends (infer Entry)[] ? Entry : never;

export const link = {
	label: text('label'),
	url: webAddress('url'),
} satisfies Fields<In<'platforms'>, typeof linkSchema>;

export const social = {
	network: text('network'),
	url: webAddress('url'),
} satisfies Fields<In<'socials'>, typeof socialSchema>;

export const teaser = {
	title: text('title'),
	text: text('text'),
	icon: column('icon', (icon: TeaserIcon) => icon),
} satisfies Fields<In<'teasers'>, typeof teaserSchema>;

export const achievement = {
	title: text('title'),
	text: text('text'),
	linkLabel: text('linkLabel'),
	url: webAddress('url'),
} satisfies Fields<In<'achievements'>, typeof achievementSchema>;

export const statistic = {
	label: text('label'),
	value: number('value'),
	note: text('note'),
} satisfies Fields<In<'statistics'>, typeof statisticSchema>;

export const heading = {
	title: text('title'),
	text: text('text'),
} satisfies Fields<In<'contactSteps'>, typeof headingSchema>;

export const section = {
	key: column('key', (key: SectionKey) => key),
	shown: flag('shown'),
	title: text('title'),
	text: text('text'),
	label: text('label'),
} satisfies Fields<Section, typeof sectionSchema>;

export const extraPage = {
	slug: text('slug'),
	title: text('title'),
	text: text('text'),
} satisfies Fields<In<'extraPages'>, typeof extraPageSchema>;

export const legal = {
	terms: text('terms'),
	privacy: text('privacy'),
} satisfies Fields<SiteSetting['legal'], typeof legalSchema>;

export const menuLink = {
	label: text('label'),
	to: webAddress('to'),
} satisfies Fields<In<'menu'>, typeof menuLinkSchema>;

export const pages = {
	projects: text('projects'),
	skills: text('skills'),
	services: text('services'),
	blog: text('blog'),
} satisfies Fields<SiteSetting['pages'], typeof pagesSchema>;

export const contact = {
	email: text('email'),
	phone: text('phone'),
	address: text('address'),
	opens: timeOfDay('opens'),
	closes: timeOfDay('closes'),
	timeZone: column('timeZone', (stored: string | null) =>
		stored && isTimeZone(stored) ? stored : '',
	),
} satisfies Fields<SiteSetting['contact'], typeof contactSchema>;

const step = {
	year: text('year'),
	text: text('text'),
} satisfies Fields<SiteSetting['development']['steps'][number], typeof stepSchema>;

export const development = {
	picture: libraryPicture('picture'),
	steps: components('steps', step),
} satisfies Fields<SiteSetting['development'], typeof developmentSchema>;

/** `required` by default: earlier releases required a number. */
export const contactNumber = choice('contactNumber', demands, 'required');

/** `optional` by default, as on a new site. */
const demand = <Name extends keyof Details>(name: Name) => choice(name, demands, 'optional');

export const details = {
	liveLink: demand('liveLink'),
	theme: demand('theme'),
	frontend: demand('frontend'),
	backend: demand('backend'),
	price: demand('price'),
	delivery: demand('delivery'),
	features: demand('features'),
} satisfies Fields<Details, typeof detailsSchema>;

export const brand = {
	logo: markPicture('logo'),
	icon: markPicture('icon'),
	footerMark: markPicture('footerMark'),
	border: markPicture('border'),
	lost: markPicture('lost'),
	palette: choice('palette', paletteNames, plainBrand.palette),
	accent: column('accent', (stored: string | null) =>
		stored && colourPattern.test(stored) ? stored.toLowerCase() : null,
	),
	fonts: choice('fonts', fontPairNames, plainBrand.fonts),
	radius: choice('radius', radiusNames, plainBrand.radius),
	density: choice('density', densityNames, plainBrand.density),
} satisfies Fields<Brand, typeof brandSchema>;

export const seo = {
	title: text('title'),
	description: text('description'),
	picture: libraryPicture('picture', { alt: 'title' }),
} satisfies Fields<SiteSetting['seo'], typeof seoSchema>;
