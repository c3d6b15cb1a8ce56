import {
	counterChoices,
	everySection,
	isCurrency,
	isLanguage,
	isTimeZone,
	type Published,
	readerChoices,
	type Site,
	siteSettingSchema,
	wordings,
} from '@sumu/contract';
import { titled } from '@sumu/contract/words';
import {
	always,
	choice,
	column,
	component,
	components,
	computed,
	type Field,
	type Fields,
	flag,
	json,
	number,
	numberOrNull,
	presenterOrEmpty,
	type StoredRow,
	shapeOf,
	text,
	webAddress,
} from '../../platform/fields';
import { libraryPicture } from '../../platform/media/picture-fields';
import {
	achievement,
	brand,
	contact,
	contactNumber,
	details,
	development,
	extraPage,
	heading,
	legal,
	link,
	menuLink,
	pages,
	section,
	seo,
	social,
	statistic,
	teaser,
} from './component-presenter';
import type schema from './content-types/site-setting/schema.json';

type ForOwner = 'moderateReviews';

/** Without the pages' texts, which would be sent with every page. */
const pageNames = { slug: extraPage.slug, title: extraPage.title, text: always('') };

const nothing: Published = {
	projects: false,
	blogs: false,
	services: false,
	skills: false,
	reviews: false,
};

/** Joined by the reader of the row. */
const publishedField: Field<{ published?: Published }, Published, never> = {
	select: [],
	populate: [],
	read: ({ published }) => published ?? nothing,
};

/** Joined likewise. */
const featuresField: Field<{ features?: Site['features'] }, Site['features'], never> = {
	select: [],
	populate: [],
	read: (row) => row.features ?? { google: false, mail: false },
};

/** Joined likewise: the categories of published projects. */
const usedCategories: Field<{ usedCategories?: string[] }, string[], never> = {
	select: [],
	populate: [],
	read: (row) => row.usedCategories ?? [],
};

/** Field for a list of texts. */
const lines = <Name extends string>(name: Name) =>
	computed({ lines: components(name, { text: text('text') }) }, (from) =>
		from.lines.map((line) => line.text),
	);

/** Language and wording. Settings that lack them use the specification's wording. */
const manner = {
	wording: choice('wording', wordings, 'original'),
	words: json('words', siteSettingSchema.shape.words, {}),
	language: column('language', (stored: string | null) =>
		stored && isLanguage(stored) ? stored : 'en',
	),
};

const said = components('sections', section);

const siteFields = {
	ownerName: text('ownerName'),
	headlines: lines('headlines'),
	intro: text('intro'),
	heroPicture: libraryPicture('heroPicture', { alt: 'ownerName' }),
	platforms: components('platforms', link),
	socials: components('socials', social),
	resumeUrl: webAddress('resumeUrl'),
	teasers: components('teasers', teaser),
	aboutText: text('aboutText'),
	aboutSkills: lines('aboutSkills'),
	portrait: libraryPicture('portrait', { alt: 'ownerName' }),
	experience: number('experience'),
	totalProjects: text('totalProjects'),
	achievements: components('achievements', achievement),
	sections: computed({ said, ...manner }, ({ said, ...manner }) =>
		titled(everySection(said), manner),
	),
	menu: components('menu', menuLink),
	extraPages: components('extraPages', pageNames),
	legal: always({ terms: '', privacy: '' }),
	pages: component('pages', pages),
	categories: lines('categories'),
	skillGroups: lines('skillGroups'),
	development: component('development', development),
	statistics: components('statistics', statistic),
	contactHours: text('contactHours'),
	contact: component('contact', contact),
	availability: text('availability'),
	bookingUrl: webAddress('bookingUrl'),
	adminPath: always(''),
	contactNumber,
	contactSteps: components('contactSteps', heading),
	footerYear: computed(
		{ year: numberOrNull('footerYear') },
		({ year }) => year ?? new Date().getFullYear(),
	),
	timeZone: column('timeZone', (stored: string | null) =>
		stored && isTimeZone(stored) ? stored : 'UTC',
	),
	// Default for settings of an earlier release: readers had to sign in.
	readers: choice('readers', readerChoices, 'signed-in'),
	...manner,
	currency: column('currency', (stored: string | null) =>
		stored && isCurrency(stored) ? stored : 'USD',
	),
	// Default for settings of an earlier release: the specification's figures.
	cardCounters: choice('cardCounters', counterChoices, 'specified'),
	details: component('details', details),
	brand: component('brand', brand),
	seo: component('seo', seo),
	features: featuresField,
	published: publishedField,
	shownCategories: computed({ all: lines('categories'), used: usedCategories }, ({ all, used }) =>
		all.length > 0 ? all.filter((name) => used.includes(name)) : used,
	),
	updated: column('updatedAt', (stored: string | null) => new Date(stored ?? 0).toISOString()),
} satisfies Fields<Omit<Site, ForOwner>, typeof schema>;

const ownerFields = {
	moderateReviews: flag('moderateReviews'),
	sections: computed({ said }, ({ said }) => everySection(said)),
	extraPages: components('extraPages', extraPage),
	legal: component('legal', legal),
	adminPath: text('adminPath'),
} satisfies Fields<
	Required<Pick<Site, ForOwner | 'extraPages' | 'legal' | 'adminPath' | 'sections'>>,
	typeof schema
>;

export const ownedSiteFields = { ...siteFields, ...ownerFields };

export type SiteRow = StoredRow<typeof ownedSiteFields>;
export const siteShape = shapeOf(ownedSiteFields);

/** Returns every part empty if the settings were never filled in. */
export const presentSite = presenterOrEmpty(siteFields);
export const presentOwnedSite = presenterOrEmpty(ownedSiteFields);
