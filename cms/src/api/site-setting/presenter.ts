import {
	counterChoices,
	everySection,
	isCurrency,
	isLanguage,
	isTimeZone,
	type PublishedContent,
	readerChoices,
	type Site,
	siteSettingSchema,
	wordingChoices,
} from '@sumu/contract';
import { withDefaultTitles } from '@sumu/contract/words';
import {
	booleanField,
	choiceField,
	columnField,
	componentField,
	componentListField,
	computedField,
	constantField,
	createPresenterOrEmpty,
	type Field,
	type FieldMapFor,
	getQueryOptions,
	jsonField,
	nullableNumberField,
	numberField,
	type StoredRow,
	textField,
	webAddressField,
} from '../../platform/fields';
import { libraryPictureField } from '../../platform/media/picture-fields';
import {
	achievementFields,
	brandFields,
	contactFields,
	contactNumberField,
	detailDemandFields,
	developmentFields,
	extraPageFields,
	headingFields,
	legalFields,
	linkFields,
	menuLinkFields,
	pageTextFields,
	sectionFields,
	seoFields,
	socialFields,
	statisticFields,
	teaserFields,
} from './component-presenter';
import type schema from './content-types/site-setting/schema.json';

type ForOwner = 'moderateReviews';

/** Without the pages' texts, which would be sent with every page. */
const pageNames = {
	slug: extraPageFields.slug,
	title: extraPageFields.title,
	text: constantField(''),
};

const nothingPublished: PublishedContent = {
	projects: false,
	blogs: false,
	services: false,
	skills: false,
	reviews: false,
};

/** Joined by the reader of the row. */
const publishedField: Field<{ published: PublishedContent | undefined }, PublishedContent, never> =
	{
		select: [],
		populate: [],
		read: ({ published }) => published ?? nothingPublished,
	};

/** Joined likewise. */
const featuresField: Field<{ features: Site['features'] | undefined }, Site['features'], never> = {
	select: [],
	populate: [],
	read: (row) => row.features ?? { google: false, mail: false },
};

/** Joined likewise: the categories of published projects. */
const usedCategories: Field<{ usedCategories: string[] | undefined }, string[], never> = {
	select: [],
	populate: [],
	read: (row) => row.usedCategories ?? [],
};

/** Field for a list of texts. */
const createTextListField = <Name extends string>(name: Name) =>
	computedField({ lines: componentListField(name, { text: textField('text') }) }, (from) =>
		from.lines.map((line) => line.text),
	);

/** Language and wording. Settings that lack them use the specification's wording. */
const localeFields = {
	wording: choiceField('wording', wordingChoices, 'original'),
	words: jsonField('words', siteSettingSchema.shape.words, {}),
	language: columnField('language', (storedValue: string | null) =>
		storedValue && isLanguage(storedValue) ? storedValue : 'en',
	),
};

const sectionsField = componentListField('sections', sectionFields);

const siteFields = {
	ownerName: textField('ownerName'),
	headlines: createTextListField('headlines'),
	intro: textField('intro'),
	heroPicture: libraryPictureField('heroPicture', { alt: 'ownerName' }),
	platforms: componentListField('platforms', linkFields),
	socials: componentListField('socials', socialFields),
	resumeUrl: webAddressField('resumeUrl'),
	teasers: componentListField('teasers', teaserFields),
	aboutText: textField('aboutText'),
	aboutSkills: createTextListField('aboutSkills'),
	portrait: libraryPictureField('portrait', { alt: 'ownerName' }),
	experience: numberField('experience'),
	totalProjects: textField('totalProjects'),
	achievements: componentListField('achievements', achievementFields),
	sections: computedField(
		{ said: sectionsField, ...localeFields },
		({ said: sectionRows, ...manner }) => withDefaultTitles(everySection(sectionRows), manner),
	),
	menu: componentListField('menu', menuLinkFields),
	extraPages: componentListField('extraPages', pageNames),
	legal: constantField({ terms: '', privacy: '' }),
	pages: componentField('pages', pageTextFields),
	categories: createTextListField('categories'),
	skillGroups: createTextListField('skillGroups'),
	development: componentField('development', developmentFields),
	statistics: componentListField('statistics', statisticFields),
	contactHours: textField('contactHours'),
	contact: componentField('contact', contactFields),
	availability: textField('availability'),
	bookingUrl: webAddressField('bookingUrl'),
	adminPath: constantField(''),
	contactNumber: contactNumberField,
	contactSteps: componentListField('contactSteps', headingFields),
	footerYear: computedField(
		{ year: nullableNumberField('footerYear') },
		({ year }) => year ?? new Date().getFullYear(),
	),
	timeZone: columnField('timeZone', (storedValue: string | null) =>
		storedValue && isTimeZone(storedValue) ? storedValue : 'UTC',
	),
	// Default for settings of an earlier release: readers had to sign in.
	readers: choiceField('readers', readerChoices, 'signed-in'),
	...localeFields,
	currency: columnField('currency', (storedValue: string | null) =>
		storedValue && isCurrency(storedValue) ? storedValue : 'USD',
	),
	// Default for settings of an earlier release: the specification's figures.
	cardCounters: choiceField('cardCounters', counterChoices, 'specified'),
	details: componentField('details', detailDemandFields),
	brand: componentField('brand', brandFields),
	seo: componentField('seo', seoFields),
	features: featuresField,
	published: publishedField,
	shownCategories: computedField(
		{ all: createTextListField('categories'), used: usedCategories },
		({ all, used }) => (all.length > 0 ? all.filter((name) => used.includes(name)) : used),
	),
	updated: columnField('updatedAt', (storedValue: string | null) =>
		new Date(storedValue ?? 0).toISOString(),
	),
} satisfies FieldMapFor<Omit<Site, ForOwner>, typeof schema>;

const ownerFields = {
	moderateReviews: booleanField('moderateReviews'),
	sections: computedField({ said: sectionsField }, ({ said: sectionRows }) =>
		everySection(sectionRows),
	),
	extraPages: componentListField('extraPages', extraPageFields),
	legal: componentField('legal', legalFields),
	adminPath: textField('adminPath'),
} satisfies FieldMapFor<
	Required<Pick<Site, ForOwner | 'extraPages' | 'legal' | 'adminPath' | 'sections'>>,
	typeof schema
>;

export const ownedSiteFields = { ...siteFields, ...ownerFields };

export type SiteRow = StoredRow<typeof ownedSiteFields>;
export const siteShape = getQueryOptions(ownedSiteFields);

/** Returns every part empty if the settings were never filled in. */
export const presentSite = createPresenterOrEmpty(siteFields);
export const presentOwnedSite = createPresenterOrEmpty(ownedSiteFields);
