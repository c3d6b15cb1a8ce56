/** A text whose form follows a number, by the categories of `Intl.PluralRules`. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
	readonly other: string;
};

export type Text = string | Plural;

/**
 * One text of the interface. `original` is the specification's, to the letter, and what stands in the code;
 * `plain` is good English, where that is another; `bn` is Bangla. Nothing is said where one is empty. What is filled in stands in braces.
 */
export interface Word {
	readonly original: Text;
	readonly plain?: Text;
	readonly bn: Text;
}

export type Area = Readonly<Record<string, Word>>;

/** What stands in the code for a text: all of it, or its plural. */
export type Said<W extends Word> = W['original'] extends Plural
	? W['original']['other']
	: W['original'];

export const said = (text: Text): string => (typeof text === 'string' ? text : text.other);

/** The name of one form of a plural: `{key}.one`. */
export const pluralPart = (key: string, form: Intl.LDMLPluralRule) => `${key}.${form}`;
