import { excerptOf } from './find-matches';
import { cleanText } from './index-rows';

/** Returns the part of the texts around the first word that is found; otherwise their beginning. */
export function excerptAround(
	texts: readonly (string | null | undefined)[],
	words: readonly string[],
): string {
	const text = cleanText(texts.filter(Boolean).join(' – '));
	const lowerCaseText = text.toLowerCase();
	const starts = words.map((word) => lowerCaseText.indexOf(word)).filter((start) => start >= 0);
	const start = Math.min(...starts);
	const marks = Number.isFinite(start) ? [{ start, end: start + 1 }] : [];
	return excerptOf({ text, marks }).text;
}
