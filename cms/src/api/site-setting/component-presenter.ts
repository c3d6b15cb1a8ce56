import {
	type Brand,
	colourPattern,
	type DetailSettings,
	defaultBrand,
	fieldRequirements,
	type HomeSection,
	isTimeZone,
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
	booleanField,
	choiceField,
	columnField,
	componentListField,
	type FieldMapFor,
	numberField,
	textField,
	timeOfDayField,
	webAddressField,
} from '../../platform/fields';
import { libraryPictureField, pictureFieldWithoutAlt } from '../../platform/media/picture-fields';

/** Type of an entry in a list of the settings. */
type In<Key extends keyof SiteSetting> = SiteSetting[Key] extends (infer Entry)[] ? Entry : never;

export const linkFields = {
	label: textField('label'),
	url: webAddressField('url'),
} satisfies FieldMapFor<In<'platforms'>, typeof linkSchema>;

export const socialFields = {
	network: textField('network'),
	url: webAddressField('url'),
} satisfies FieldMapFor<In<'socials'>, typeof socialSchema>;

export const teaserFields = {
	title: textField('title'),
	text: textField('text'),
	icon: columnField('icon', (icon: TeaserIcon) => icon),
} satisfies FieldMapFor<In<'teasers'>, typeof teaserSchema>;

export const achievementFields = {
	title: textField('title'),
	text: textField('text'),
	linkLabel: textField('linkLabel'),
	url: webAddressField('url'),
} satisfies FieldMapFor<In<'achievements'>, typeof achievementSchema>;

export const statisticFields = {
	label: textField('label'),
	value: numberField('value'),
	note: textField('note'),
} satisfies FieldMapFor<In<'statistics'>, typeof statisticSchema>;

export const headingFields = {
	title: textField('title'),
	text: textField('text'),
} satisfies FieldMapFor<In<'contactSteps'>, typeof headingSchema>;

export const sectionFields = {
	key: columnField('key', (key: SectionKey) => key),
	shown: booleanField('shown'),
	title: textField('title'),
	text: textField('text'),
	label: textField('label'),
} satisfies FieldMapFor<HomeSection, typeof sectionSchema>;

export const extraPageFields = {
	slug: textField('slug'),
	title: textField('title'),
	text: textField('text'),
} satisfies FieldMapFor<In<'extraPages'>, typeof extraPageSchema>;

export const legalFields = {
	terms: textField('terms'),
	privacy: textField('privacy'),
} satisfies FieldMapFor<SiteSetting['legal'], typeof legalSchema>;

export const menuLinkFields = {
	label: textField('label'),
	to: webAddressField('to'),
} satisfies FieldMapFor<In<'menu'>, typeof menuLinkSchema>;

export const pageTextFields = {
	projects: textField('projects'),
	skills: textField('skills'),
	services: textField('services'),
	blog: textField('blog'),
} satisfies FieldMapFor<SiteSetting['pages'], typeof pagesSchema>;

export const contactFields = {
	email: textField('email'),
	phone: textField('phone'),
	address: textField('address'),
	opens: timeOfDayField('opens'),
	closes: timeOfDayField('closes'),
	timeZone: columnField('timeZone', (storedValue: string | null) =>
		storedValue && isTimeZone(storedValue) ? storedValue : '',
	),
} satisfies FieldMapFor<SiteSetting['contact'], typeof contactSchema>;

const stepFields = {
	year: textField('year'),
	text: textField('text'),
} satisfies FieldMapFor<SiteSetting['development']['steps'][number], typeof stepSchema>;

export const developmentFields = {
	picture: libraryPictureField('picture'),
	steps: componentListField('steps', stepFields),
} satisfies FieldMapFor<SiteSetting['development'], typeof developmentSchema>;

/** `required` by default: earlier releases required a number. */
export const contactNumberField = choiceField('contactNumber', fieldRequirements, 'required');

/** `optional` by default, as on a new site. */
const createDemandField = <Name extends keyof DetailSettings>(name: Name) =>
	choiceField(name, fieldRequirements, 'optional');

export const detailDemandFields = {
	liveLink: createDemandField('liveLink'),
	theme: createDemandField('theme'),
	frontend: createDemandField('frontend'),
	backend: createDemandField('backend'),
	price: createDemandField('price'),
	delivery: createDemandField('delivery'),
	features: createDemandField('features'),
} satisfies FieldMapFor<DetailSettings, typeof detailsSchema>;

export const brandFields = {
	logo: pictureFieldWithoutAlt('logo'),
	icon: pictureFieldWithoutAlt('icon'),
	footerMark: pictureFieldWithoutAlt('footerMark'),
	border: pictureFieldWithoutAlt('border'),
	lost: pictureFieldWithoutAlt('lost'),
	palette: choiceField('palette', paletteNames, defaultBrand.palette),
	accent: columnField('accent', (storedValue: string | null) =>
		storedValue && colourPattern.test(storedValue) ? storedValue.toLowerCase() : null,
	),
	fonts: choiceField('fonts', fontPairNames, defaultBrand.fonts),
	radius: choiceField('radius', radiusNames, defaultBrand.radius),
	density: choiceField('density', densityNames, defaultBrand.density),
} satisfies FieldMapFor<Brand, typeof brandSchema>;

export const seoFields = {
	title: textField('title'),
	description: textField('description'),
	picture: libraryPictureField('picture', { alt: 'title' }),
} satisfies FieldMapFor<SiteSetting['seo'], typeof seoSchema>;
