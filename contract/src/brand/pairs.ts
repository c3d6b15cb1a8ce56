import type { ColourName } from './colours';

/** What is read on what, and how far at least the two stand apart, by WCAG. */
export interface Pair {
	readonly name: ColourName;
	readonly on: readonly ColourName[];
	readonly least: number;
}

const aaa = 7;
const aa = 4.5;
/** Of what is seen and not read, such as the edge of a field. */
const seen = 3;

const pages = ['canvas', 'raised', 'sunken'] as const;

/** Every text and every mark that has to be told from its ground. */
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
