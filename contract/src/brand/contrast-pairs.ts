import type { ColourName } from './colours';

/** A foreground colour, its backgrounds, and the minimum contrast ratio between them (WCAG). */
export interface ContrastPair {
	readonly name: ColourName;
	readonly on: readonly ColourName[];
	readonly least: number;
}

const AAA_TEXT_CONTRAST = 7;
const AA_TEXT_CONTRAST = 4.5;
/** Minimum contrast of non-text elements, such as the border of a field. */
const NON_TEXT_CONTRAST = 3;

const pageBackgrounds = ['canvas', 'raised', 'sunken'] as const;

/** Every text and graphic that must be distinguishable from its background. */
export const contrastPairs: readonly ContrastPair[] = [
	{ name: 'ink', on: pageBackgrounds, least: AAA_TEXT_CONTRAST },
	{ name: 'muted', on: [...pageBackgrounds, 'thread'], least: AA_TEXT_CONTRAST },
	{ name: 'accentText', on: pageBackgrounds, least: AA_TEXT_CONTRAST },
	{ name: 'greenText', on: pageBackgrounds, least: AA_TEXT_CONTRAST },
	{ name: 'greenText', on: ['thread'], least: NON_TEXT_CONTRAST },
	{ name: 'danger', on: pageBackgrounds, least: AA_TEXT_CONTRAST },
	{ name: 'success', on: pageBackgrounds, least: AA_TEXT_CONTRAST },
	{ name: 'control', on: pageBackgrounds, least: NON_TEXT_CONTRAST },
	{ name: 'accent', on: pageBackgrounds, least: NON_TEXT_CONTRAST },
	{ name: 'onAccent', on: ['accent'], least: AA_TEXT_CONTRAST },
	{ name: 'onStrip', on: ['strip'], least: AA_TEXT_CONTRAST },
	{ name: 'onGreen', on: ['green'], least: AAA_TEXT_CONTRAST },
	{ name: 'greenMuted', on: ['green'], least: AA_TEXT_CONTRAST },
	{ name: 'gold', on: ['green'], least: AA_TEXT_CONTRAST },
	{ name: 'onFoot', on: ['foot'], least: AAA_TEXT_CONTRAST },
	{ name: 'footMuted', on: ['foot'], least: AA_TEXT_CONTRAST },
	{ name: 'codeInk', on: ['codeBg'], least: AAA_TEXT_CONTRAST },
	{ name: 'codeMuted', on: ['codeBg'], least: AA_TEXT_CONTRAST },
	{ name: 'codeWarm', on: ['codeBg'], least: AA_TEXT_CONTRAST },
	{ name: 'codeCool', on: ['codeBg'], least: AA_TEXT_CONTRAST },
	{ name: 'gold', on: ['codeBg'], least: AA_TEXT_CONTRAST },
];
