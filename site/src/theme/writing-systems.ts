/** Scripts with web fonts of their own (`scripts/fonts/scripts.ts`), by ISO 15924 code. */
const scriptsByCode = { Beng: 'bengali', Deva: 'devanagari', Arab: 'arabic' } as const;
export type ScriptName = (typeof scriptsByCode)[keyof typeof scriptsByCode];

const scriptPatterns: Readonly<Record<ScriptName, RegExp>> = {
	bengali: /\p{Script=Bengali}/u,
	devanagari: /\p{Script=Devanagari}/u,
	arabic: /\p{Script=Arabic}/u,
};
export const scriptNames = Object.keys(scriptPatterns) as ScriptName[];

/** Returns the scripts that occur in a text. */
export const scriptsIn = (text: string): ScriptName[] =>
	scriptNames.filter((name) => scriptPatterns[name].test(text));

const isKnown = (code: string | undefined): code is keyof typeof scriptsByCode =>
	code !== undefined && code in scriptsByCode;

/** Returns the script of a language, or null if it has no web font of its own. */
export function scriptOf(language: string): ScriptName | null {
	const { script } = new Intl.Locale(language).maximize();
	return isKnown(script) ? scriptsByCode[script] : null;
}

const extendedLatinLanguages = new Set(
	'az bs cs cy eo et hr hu lt lv mi mt pl ro sk sl sr tr vi'.split(' '),
);
/** Returns whether almost every line of a language needs letters outside western European ones. */
export const usesExtendedLatin = (language: string): boolean =>
	extendedLatinLanguages.has(new Intl.Locale(language).language);
