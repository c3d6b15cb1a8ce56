import type { Tokens } from './token.gen';

/** Two words or more, a call, or a reference such as `{spacing.4}`. */
type Written = `${string} ${string}` | `${string}(${string})` | `{${string}}`;
type Unit = 'px' | 'rem' | 'em' | 'lh' | 'ch' | '%' | 'vw' | 'vh' | 'svh' | 'dvh' | 'lvh' | 'cqi';
type Length = 0 | '0' | `${number}${Unit}`;
type Time = `${number}${'s' | 'ms'}`;
type Figure = number | `${number}`;

interface CssByScale {
	aspectRatios: Figure;
	borderWidths: Length;
	borders: 0 | '0';
	colors: `#${string}`;
	durations: Time;
	fontSizes: Length;
	fontWeights: Figure;
	letterSpacings: Length;
	lineHeights: Figure | Length;
	opacity: Figure;
	radii: Length;
	sizes: Length;
	spacing: Length;
	zIndex: Figure;
}

type Named<Map, Name> = Name extends keyof Map ? Map[Name] : never;

/** A style prop's tokens, and CSS that cannot be mistaken for one: any other single word is not in the theme. */
export type Scale<Name extends string> = Named<Tokens, Name> | Named<CssByScale, Name> | Written;

/** The keywords of a CSS property. */
export type Keyword<Property> = Property extends string
	? string extends Property
		? never
		: Property
	: never;
