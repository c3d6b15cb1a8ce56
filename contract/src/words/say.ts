import type { Text } from './word';

/** The names of what a text has filled in: `name` of `Hello {name}`. */
export type Slots<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
	? Name | Slots<Rest>
	: never;

/** What is filled in, by its names; nothing where a text has no slot. */
export type Filling<T extends string> = [Slots<T>] extends [never]
	? []
	: [filling: Readonly<Record<Slots<T>, string | number>>];

/** A text as it is really said; undefined where it is said as it stands in the code. */
export type Lookup = (text: string) => Text | undefined;

/** Fills a text's slots, numbers as `number` writes them; a name nobody gave stays, so that it is seen. */
export const fill = (
	text: string,
	filling: Readonly<Record<string, string | number>> = {},
	number: (value: number) => string = String,
) =>
	text.replace(/\{(\w+)\}/g, (slot, name: string) => {
		const value = filling[name] ?? slot;
		return typeof value === 'number' ? number(value) : value;
	});

/** The form of a text for a number. */
export const formOf = (text: Text, count: number, language: string): string =>
	typeof text === 'string'
		? text
		: (text[new Intl.PluralRules(language).select(count)] ?? text.other);
