import type { Site } from '@sumu/contract';
import {
	type AreaName,
	baseOf,
	type CatalogueEntry,
	type CatalogueKey,
	catalogueAreas,
	type LanguageTexts,
	type LocaleSettings,
	plainText,
	pluralPart,
	type TextOrPlural,
	textIn,
} from '@sumu/contract/words';

/** A replaceable text: a word, or one form of a plural. */
export interface ReplaceableText {
	readonly key: string;
	readonly area: AreaName;
	/** Plain English, for translators. */
	readonly english: string;
	/** Whether the site's language has a translation, or needs none. */
	readonly isTranslated: boolean;
	/** Text in the specification. */
	readonly original: string;
	/** Text that the site shows without a replacement. */
	readonly says: string;
	/** Plural category of the form, such as `few`. */
	readonly form?: string;
	/** Placeholders, such as `{name}`. */
	readonly slots: ReadonlySet<string>;
}

export const areaNames: Readonly<Record<AreaName, string>> = {
	layout: 'Every page',
	home: 'Home, about and services',
	projects: 'Projects and search',
	blog: 'Blog',
	cart: 'Cart',
	contact: 'Contact',
	reviews: 'Reviews',
	signIn: 'Sign-in and sign-up',
	profile: 'Profile',
	settings: 'Account settings',
	accountNotices: 'Account notices',
	errors: 'Errors and confirmations',
	mails: 'E-mails',
};

const findPlaceholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot);

/** Placeholders of a text. Every plural form can use the number, because in some languages `one` also covers 21. */
const placeholdersOf = (original: TextOrPlural): ReadonlySet<string> =>
	typeof original === 'string'
		? new Set(findPlaceholders(original))
		: new Set(['{count}', ...Object.values(original).flatMap(findPlaceholders)]);

const formOf = (text: TextOrPlural, form: Intl.LDMLPluralRule) =>
	typeof text === 'string' ? text : (text[form] ?? text.other);

/**
 * Every text of the catalogue; for plurals, the forms that the site's language has.
 * @param texts translations of the site's language
 */
export function linesOf(
	site: Pick<Site, 'language' | 'wording'>,
	texts: LanguageTexts,
): readonly ReplaceableText[] {
	const localeSettings: Pick<LocaleSettings, 'language' | 'wording'> = site;
	const isEnglish = baseOf(site.language) === 'en';
	const forms = new Intl.PluralRules(site.language).resolvedOptions().pluralCategories;
	return (Object.keys(catalogueAreas) as AreaName[]).flatMap((area) =>
		Object.entries<CatalogueEntry>(catalogueAreas[area]).flatMap(
			([key, word]): ReplaceableText[] => {
				const { original } = word;
				const english = plainText(word);
				const says = textIn(key as CatalogueKey, word, localeSettings, texts);
				const commonFields = {
					area,
					slots: placeholdersOf(original),
					isTranslated: isEnglish || english === '' || texts[key] !== undefined,
				};
				if (typeof original === 'string')
					return [
						{
							...commonFields,
							key,
							original,
							english: formOf(english, 'other'),
							says: formOf(says, 'other'),
						},
					];
				return forms.map((form) => ({
					...commonFields,
					key: pluralPart(key, form),
					original: formOf(original, form),
					english: formOf(english, form),
					says: formOf(says, form),
					form,
				}));
			},
		),
	);
}

/** Checks whether visitors see a text in the site's language. */
export const isTranslated = (line: ReplaceableText, own: string) => line.isTranslated || own !== '';

/** Checks whether the search matches the original text, the current one or the typed replacement. */
export function matchesSearch(line: ReplaceableText, own: string, searchText: string): boolean {
	const searchTerm = searchText.trim().toLowerCase();
	return [line.original, line.says, own].some((text) => text.toLowerCase().includes(searchTerm));
}

/** Returns the first unknown placeholder of a replacement, such as `{nmae}`. */
export const findUnknownPlaceholder = (
	{ slots: knownPlaceholders }: ReplaceableText,
	own: string,
): string | undefined => findPlaceholders(own).find((slot) => !knownPlaceholders.has(slot));
