/** Plural forms of a text, by the categories of `Intl.PluralRules`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
	readonly other: string;
};

export type TextOrPlural = string | PluralForms;

/**
 * A text of the interface. `original` is the exact text of the specification, and the text in the code; `plain` is
 * good English, if that differs; translations are in `contract/locales`. An empty text shows nothing, in every
 * language. Interpolation parameters are in braces.
 */
export interface CatalogueEntry {
	readonly original: TextOrPlural;
	readonly plain?: TextOrPlural;
}

/** Translated texts of a language by key. Lacks untranslated texts. */
export type LanguageTexts = Readonly<Record<string, TextOrPlural>>;

export type CatalogueArea = Readonly<Record<string, CatalogueEntry>>;

export const defaultForm = (text: TextOrPlural): string =>
	typeof text === 'string' ? text : text.other;

/** Plain English of a text, from which it is translated. */
export const plainText = ({ original, plain }: CatalogueEntry): TextOrPlural => plain ?? original;

/** Returns the key of a plural form: `{key}.one`. */
export const pluralPart = (key: string, form: Intl.LDMLPluralRule) => `${key}.${form}`;

/** Translations by the text in the code. Contains only texts that differ from it. */
export type Translations = Readonly<Record<string, TextOrPlural>>;
