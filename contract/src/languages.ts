import { baseOf } from './base-language';

/** Languages of the interface besides English. Each has a PO file in `contract/locales`. */
export const translatedLanguages = [
	'ar',
	'bn',
	'cs',
	'de',
	'es',
	'fr',
	'hi',
	'ja',
	'pt-BR',
] as const;
export type TranslatedLanguage = (typeof translatedLanguages)[number];

/** Returns the translation for a language: its own, or one of another region, such as pt-BR for pt-PT. */
export const findTranslation = (language: string): TranslatedLanguage | undefined =>
	translatedLanguages.find((translated) => translated.toLowerCase() === language.toLowerCase()) ??
	translatedLanguages.find((translated) => baseOf(translated) === baseOf(language));

/** Returns the name of a language in that language: `Deutsch` for `de`. */
export const nameOfLanguage = (language: string) =>
	new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
