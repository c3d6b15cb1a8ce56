import type { Tokens } from './token.gen';

/** Two or more words, a function call, or a reference such as `{spacing.4}`. */
type CssText = `${string} ${string}` | `${string}(${string})` | `{${string}}`;
type Unit = 'px' | 'rem' | 'em' | 'lh' | 'ch' | '%' | 'vw' | 'vh' | 'svh' | 'dvh' | 'lvh' | 'cqi';
type Length = 0 | '0' | `${number}${Unit}`;
type Time = `${number}${'s' | 'ms'}`;
type NumberText = number | `${number}`;

interface CssByScale {
	aspectRatios: NumberText;
	borderWidths: Length;
	borders: 0 | '0';
	colors: `#${string}`;
	durations: Time;
	fontSizes: Length;
	fontWeights: NumberText;
	letterSpacings: Length;
	lineHeights: NumberText | Length;
	opacity: NumberText;
	radii: Length;
	sizes: Length;
	spacing: Length;
	zIndex: NumberText;
}

type ValueAt<Map, Name> = Name extends keyof Map ? Map[Name] : never;

/** Tokens of a style prop, and CSS values that cannot be mistaken for tokens; other single words are type errors. */
export type Scale<Name extends string> =
	| ValueAt<Tokens, Name>
	| ValueAt<CssByScale, Name>
	| CssText;

/** Keywords of a CSS property, without `string`. */
export type Keyword<Property> = Property extends string
	? string extends Property
		? never
		: Property
	: never;
