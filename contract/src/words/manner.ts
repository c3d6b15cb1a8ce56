/** What decides how the interface speaks. */
export interface Manner {
	readonly wording: 'original' | 'plain';
	readonly language: string;
	/** The owner's own, by key; one form of a plural by `key.form`. */
	readonly words: Readonly<Record<string, string>>;
}

const baseOf = (language: string) => language.toLowerCase().split('-')[0];

/** Whether the language has a catalogue of its own, so that no word of it is English. */
export const isBangla = (language: string) => baseOf(language) === 'bn';

/** Whether the interface says what the specification says, but for words the owner replaced. */
export const isOriginal = ({ wording, language }: Pick<Manner, 'wording' | 'language'>) =>
	wording === 'original' && /^en\b/i.test(language);

const fromTheRight = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Which way a language is written. */
export const directionOf = (language: string) =>
	fromTheRight.has(baseOf(language) ?? '') ? 'rtl' : 'ltr';
