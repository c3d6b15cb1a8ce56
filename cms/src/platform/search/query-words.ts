import { searchLimits } from '@sumu/contract';

/** Control character around the characters of scripts without spaces, which makes each of them a word of the index. */
export const characterSeparator = '\u0004';

/** Letter, with its marks, of a script that writes no spaces between words. */
const spacelessCharacter =
	/(?=\p{L})[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]\p{M}*/gu;

/** Separates the characters of Chinese, Japanese, Thai and similar scripts, so that parts of a text can be found. */
export const separateCharacters = (text: string): string =>
	text.replace(
		spacelessCharacter,
		(character) => characterSeparator + character + characterSeparator,
	);

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** Maximum letters of a word that are tried with both spellings, because each doubles the spellings. */
const MAX_VARIED_LETTERS = 3;

/** Returns the spellings of a word with `е` and `ё`, which texts use interchangeably. */
function spellingsOf(word: string): string[] {
	const parts = word.split(/[её]/);
	if (parts.length === 1) return [word];
	if (parts.length - 1 > MAX_VARIED_LETTERS) return [...new Set([word, word.replaceAll('ё', 'е')])];
	return parts
		.slice(1)
		.reduce<string[]>(
			(spellings, part) => spellings.flatMap((start) => [`${start}е${part}`, `${start}ё${part}`]),
			[parts[0] ?? ''],
		);
}

/**
 * Returns the words of a visitor's query in lower case, each in all its spellings. Spaces within a word separate
 * characters that must follow each other. Nothing else of the query reaches the query language.
 */
export const parseQueryWords = (typed: string): string[][] =>
	[...new Set(typed.toLowerCase().match(wordPattern) ?? [])]
		.slice(0, searchLimits.words)
		.map((word) => separateCharacters(word).split(characterSeparator).filter(Boolean).join(' '))
		.map(spellingsOf);
