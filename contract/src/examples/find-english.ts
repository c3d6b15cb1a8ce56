import { catalogueEntries, type LanguageTexts, type TextOrPlural } from '../words';

const formsOf = (text: TextOrPlural | undefined): string[] =>
	text === undefined ? [] : typeof text === 'string' ? [text] : Object.values(text);

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Minimum number of letters: shorter texts may be the same in several languages. */
const MIN_LETTERS = 4;

const hasEnoughLetters = (text: string) =>
	text.replace(/\{\w+\}/g, '').trim().length >= MIN_LETTERS;

/** Matches a text; placeholders match anything. */
const patternOf = (text: string) =>
	new RegExp(
		`^${text
			.split(/\{\w+\}/)
			.map(escapeRegExp)
			.join('.+')}$`,
	);

/**
 * Returns those of the shown texts that are English although the language has a translation.
 * @param texts translations of the language
 */
export function findEnglish(shown: readonly string[], texts: LanguageTexts): string[] {
	const translatedTexts = new Set(Object.values(texts).flatMap(formsOf));
	const patterns = catalogueEntries
		.filter(([key]) => texts[key] !== undefined)
		.flatMap(([, { original, plain }]) => [...formsOf(original), ...formsOf(plain)])
		.filter((text) => hasEnoughLetters(text) && !translatedTexts.has(text))
		.map(patternOf);
	return shown.filter((text) => patterns.some((pattern) => pattern.test(text)));
}
