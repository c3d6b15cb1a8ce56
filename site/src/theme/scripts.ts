/** Scripts that have web fonts of their own (`scripts/fonts/scripts.ts`), by their codes. */
const codes = { Beng: 'bengali', Arab: 'arabic' } as const;
export type ScriptName = (typeof codes)[keyof typeof codes];

const letters: Readonly<Record<ScriptName, RegExp>> = {
	bengali: /\p{Script=Bengali}/u,
	arabic: /\p{Script=Arabic}/u,
};
export const scriptNames = Object.keys(letters) as ScriptName[];

/** What of these a text is written in. */
export const scriptsIn = (text: string): ScriptName[] =>
	scriptNames.filter((name) => letters[name].test(text));

const isKnown = (code: string | undefined): code is keyof typeof codes =>
	code !== undefined && code in codes;

/** What a language is written in, where that is one of these. */
export function scriptOf(language: string): ScriptName | null {
	const { script } = new Intl.Locale(language).maximize();
	return isKnown(script) ? codes[script] : null;
}

const extended = new Set('az bs cs cy eo et hr hu lt lv mi mt pl ro sk sl sr tr vi'.split(' '));
/** Whether hardly a line of a language does without letters beyond western Europe's. */
export const usesExtendedLatin = (language: string): boolean =>
	extended.has(new Intl.Locale(language).language);
