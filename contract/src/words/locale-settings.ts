import { baseOf } from '../base-language';

/** Wording, language and text replacements of the interface. */
export interface LocaleSettings {
	readonly wording: 'original' | 'plain';
	readonly language: string;
	/** The owner's replacement texts by key; a plural form by `key.form`. */
	readonly words: Readonly<Record<string, string>>;
}

/** Checks whether the interface uses the specification's texts, apart from the owner's replacements. */
export const isOriginal = ({ wording, language }: Pick<LocaleSettings, 'wording' | 'language'>) =>
	wording === 'original' && /^en\b/i.test(language);

const fromTheRight = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Returns the writing direction of a language. */
export const directionOf = (language: string) =>
	fromTheRight.has(baseOf(language)) ? 'rtl' : 'ltr';
