/** Plural forms of a text, by the categories of `Intl.PluralRules`. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
	readonly other: string;
};

export type Text = string | Plural;

/**
 * A text of the interface. `original` is the exact text of the specification, and the text in the code; `plain` is
 * good English, if that differs; `bn` is Bangla. An empty text shows nothing. Interpolation parameters are in
 * braces.
 */
export interface Word {
	readonly original: Text;
	readonly plain?: Text;
	readonly bn: Text;
}

export type Area = Readonly<Record<string, Word>>;

/** The text in the code: the whole text, or its `other` form. */
export type Said<W extends Word> = W['original'] extends Plural
	? W['original']['other']
	: W['original'];

export const said = (text: Text): string => (typeof text === 'string' ? text : text.other);

/** Returns the key of a plural form: `{key}.one`. */
export const pluralPart = (key: string, form: Intl.LDMLPluralRule) => `${key}.${form}`;
