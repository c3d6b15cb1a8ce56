/**
 * A static or partly variable instance of a published variable font: fixed width and optical size, only the weights in
 * use.
 */
export interface Face {
	readonly family: string;
	/** Published font files of the Latin and the extended Latin subset. */
	readonly files: { readonly latin: string; readonly extended?: string };
	readonly axes: Record<string, number | { min: number; max: number; default: number }>;
	/** `font-weight` of the `@font-face` rule. */
	readonly weight: string;
	readonly style?: 'italic';
	readonly characters: string;
	/** Local fonts shown until this face has loaded, adjusted to its metrics. */
	readonly fallbacks: readonly Fallback[];
	/**
	 * Width of the fallbacks, relative to the same average width. Below 1, because an additional line in wide text
	 * would move everything below it.
	 */
	readonly fallbackShare?: number;
	/** Scale of the requested size, for a face wider than the one that the headline sizes were chosen for. */
	readonly size?: number;
}

/** A widely installed font: on Windows and macOS, on Android, on Linux. */
export type LocalFont =
	| 'arial'
	| 'georgia'
	| 'timesNewRoman'
	| 'roboto'
	| 'notoSerif'
	| 'dejaVuSans'
	| 'dejaVuSerif';

/** Weights that most local fonts have. */
export type LocalWeight = 'regular' | 'bold';

/** Names of local fonts with the same letter widths, for `local()`. */
export interface Fallback extends Readonly<Record<LocalWeight, readonly string[]>> {
	readonly metrics: LocalFont;
}

const codes = (from: number, to: number) =>
	String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ascii = codes(0x20, 0x7e);
const letters = codes(0xc0, 0xff);
const marks = '\u00a0\u00ad¡¿£€©®°·«»×–—‘’‚“”„•…‹›™−→←↑↓↗Œœ';
/** Characters of western European languages. */
export const text = ascii + letters + marks;

const files = '@fontsource-variable';
const anek = {
	latin: `${files}/anek-latin/files/anek-latin-latin-standard-normal.woff2`,
	extended: `${files}/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2`,
};
const newsreader = {
	latin: `${files}/newsreader/files/newsreader-latin-standard-normal.woff2`,
	extended: `${files}/newsreader/files/newsreader-latin-ext-standard-normal.woff2`,
};
export const sans: readonly Fallback[] = [
	{
		metrics: 'arial',
		regular: ['Arial', 'Liberation Sans', 'Helvetica Neue'],
		bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Neue Bold'],
	},
	{
		metrics: 'roboto',
		regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
		bold: ['Roboto Bold', 'Roboto-Bold'],
	},
	{ metrics: 'dejaVuSans', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
];
export const serif: readonly Fallback[] = [
	{
		metrics: 'georgia',
		regular: ['Georgia', 'Gelasio'],
		bold: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'],
	},
	{
		metrics: 'timesNewRoman',
		regular: ['Times New Roman', 'Liberation Serif'],
		bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
	},
	{
		metrics: 'notoSerif',
		regular: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular'],
		bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
	},
	{ metrics: 'dejaVuSerif', regular: ['DejaVu Serif'], bold: ['DejaVu Serif Bold'] },
];

/** The `fallbackShare` of faces for body text. */
export const readingShare = 0.98;

/** Preloaded in this order; together they stay below `fontBudget`. */
export const faces = {
	display: {
		family: 'Anek Latin Condensed',
		files: anek,
		axes: { wdth: 86, wght: 600 },
		weight: '600',
		characters: text,
		fallbacks: sans,
		fallbackShare: 0.97,
	},
	ui: {
		family: 'Anek Latin',
		files: anek,
		axes: { wdth: 96, wght: { min: 500, max: 600, default: 500 } },
		weight: '500 600',
		characters: text,
		fallbacks: sans,
	},
	text: {
		family: 'Newsreader',
		files: newsreader,
		axes: { opsz: 20, wght: 400 },
		weight: '400',
		characters: text,
		fallbacks: serif,
		fallbackShare: readingShare,
	},
	figure: {
		family: 'Anek Latin Figures',
		files: { latin: anek.latin },
		axes: { wdth: 78, wght: 600 },
		weight: '600',
		characters: '0123456789+-–.,%$ ',
		fallbacks: sans,
	},
} satisfies Record<string, Face>;

const italic = {
	latin: `${files}/newsreader/files/newsreader-latin-standard-italic.woff2`,
	extended: `${files}/newsreader/files/newsreader-latin-ext-standard-italic.woff2`,
};
const emphasis = { family: 'Newsreader', characters: text, fallbacks: [] };

/** Bold and italic faces of articles; browsers load each only if a text uses it. */
export const articleFaces = {
	'text-strong': {
		...emphasis,
		files: newsreader,
		axes: { opsz: 20, wght: 600 },
		weight: '600',
		fallbacks: serif,
		fallbackShare: readingShare,
	},
	'text-italic': {
		...emphasis,
		files: italic,
		axes: { opsz: 20, wght: 400 },
		weight: '400',
		style: 'italic',
	},
	'text-strong-italic': {
		...emphasis,
		files: italic,
		axes: { opsz: 20, wght: 600 },
		weight: '600',
		style: 'italic',
	},
} satisfies Record<string, Face>;

/** Maximum bytes of all faces on a page in a western European language. */
export const fontBudget = 70_000;
/** Extended Latin characters; browsers load them only if a text contains one. */
export const extendedRange = 'U+0100-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB';
export const extendedCharacters = codes(0x100, 0x17f) + codes(0x218, 0x21b) + codes(0x1ea0, 0x1ef9);
