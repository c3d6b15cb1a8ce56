import type { TextOrPlural } from './catalogue-entry';

/** Text with interpolation parameters, such as `Hello {name}`. */
export type TextWithParameters = `${string}{${string}}${string}`;

type ParameterNames<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
	? Name | ParameterNames<Rest>
	: never;

/** Values of a text's parameters: `{ name: … }` for `Hello {name}`. */
export type InterpolationParams<Text> = Readonly<Record<ParameterNames<Text>, string | number>>;

/** Interpolates a text; `number` formats numbers. A missing parameter remains visible as its placeholder. */
export const interpolate = (
	text: string,
	filling: Readonly<Record<string, string | number>> = {},
	number: (value: number) => string = String,
) =>
	text.replace(/\{(\w+)\}/g, (slot, name: string) => {
		const value = filling[name] ?? slot;
		return typeof value === 'number' ? number(value) : value;
	});

/** Returns the plural form of a text for a count. */
export const formOf = (text: TextOrPlural, count: number, language: string): string =>
	typeof text === 'string'
		? text
		: (text[new Intl.PluralRules(language).select(count)] ?? text.other);
