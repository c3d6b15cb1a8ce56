import type { Text } from './word';

/** Names of a text's interpolation parameters: `name` in `Hello {name}`. */
export type Slots<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
	? Name | Slots<Rest>
	: never;

/** Interpolation parameters by name; no argument if the text has none. */
export type Filling<T extends string> = [Slots<T>] extends [never]
	? []
	: [filling: Readonly<Record<Slots<T>, string | number>>];

/** Returns the translation of a text, or undefined if it is shown as written in the code. */
export type Lookup = (text: string) => Text | undefined;

/** Interpolates a text; `number` formats numbers. A missing parameter remains visible as its placeholder. */
export const fill = (
	text: string,
	filling: Readonly<Record<string, string | number>> = {},
	number: (value: number) => string = String,
) =>
	text.replace(/\{(\w+)\}/g, (slot, name: string) => {
		const value = filling[name] ?? slot;
		return typeof value === 'number' ? number(value) : value;
	});

/** Returns the plural form of a text for a count. */
export const formOf = (text: Text, count: number, language: string): string =>
	typeof text === 'string'
		? text
		: (text[new Intl.PluralRules(language).select(count)] ?? text.other);
