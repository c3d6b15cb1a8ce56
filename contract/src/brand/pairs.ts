import type { ColourName } from './colours';

/** A foreground colour, its backgrounds, and the minimum contrast ratio between them (WCAG). */
export interface Pair {
	readonly name: ColourName;
	readonly on: readonly ColourName[];
	readonly least: number;
}

const aaa = 7;
const aa = 4.5;
/** Minimum contrast of non-text elements, such as the border of a field. */
const seen = 3;

const pages = ['canvas', 'raised', 'sunken'] as const;

/** Every text and graphic that must be distinguishable from its background. */
export const pairs: readonly Pair[] = [
	{ name: 'ink', on: pages, least: aaa },
	{ name: 'muted', on: [...pages, 'thread'], least: aa },
	{ name: 'accentText', on: pages, least: aa },
	{ name: 'greenText', on: pages, least: aa },
	{ name: 'greenText', on: ['thread'], least: seen },
	{ name: 'danger', on: pages, least: aa },
	{ name: 'success', on: pages, least: aa },
	{ name: 'control', on: pages, least: seen },
	{ name: 'accent', on: pages, least: seen },
	{ name: 'onAccent', on: ['accent'], least: aa },
	{ name: 'onStrip', on: ['strip'], least: aa },
	{ name: 'onGreen', on: ['green'], least: aaa },
	{ name: 'greenMuted', on: ['green'], least: aa },
	{ name: 'gold', on: ['green'], least: aa },
	{ name: 'onFoot', on: ['foot'], least: aaa },
	{ name: 'footMuted', on: ['foot'], least: aa },
	{ name: 'codeInk', on: ['codeBg'], least: aaa },
	{ name: 'codeMuted', on: ['codeBg'], least: aa },
	{ name: 'codeWarm', on: ['codeBg'], least: aa },
	{ name: 'codeCool', on: ['codeBg'], least: aa },
	{ name: 'gold', on: ['codeBg'], least: aa },
];
