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

/**
 * Control characters around a word with signs, such as `C++`, as it is indexed: its code, which the tokenizers of both
 * databases read as a word, and then the word as it is shown.
 */
export const codedWordSigns = { start: '\u0005', shown: '\u0006', end: '\u0007' } as const;

/** Names such as `C++`, `C#` and `.NET`. */
const signedName =
	'(?<![\\p{Script=Latin}\\p{N}\\p{M}.])(?:\\.\\p{Script=Latin}[\\p{Script=Latin}\\p{N}]*|\\p{Script=Latin}[\\p{Script=Latin}\\p{N}]*(?:\\+\\+|#))';
/** Pictographs, also joined ones and those with a skin colour, and flags; but not ©, ® and ™. */
const pictograph = '(?![©®™])\\p{Extended_Pictographic}\\uFE0F?\\p{Emoji_Modifier}?';
const emoji = `${pictograph}(?:\\u200D${pictograph})*|\\p{Regional_Indicator}{2}`;
const codedWordPattern = new RegExp(`${signedName}|${emoji}`, 'gu');
const isCodedWord = new RegExp(`^(?:${signedName}|${emoji})$`, 'u');

const encodeSign = (sign: string) => `x${sign.codePointAt(0)}z`;
const signPattern = /[.+#]/g;
const emojiPartPattern = /\p{Extended_Pictographic}|\p{Regional_Indicator}/gu;

/** Returns the codes of a word with signs: one for a name, and one for each part of an emoji. */
const codesOf = (word: string): string[] =>
	word.match(emojiPartPattern)?.map(encodeSign) ?? [word.replace(signPattern, encodeSign)];

/** Adds codes to words with signs, which the tokenizers would reduce to their letters, or to nothing. */
const encodeSignedWords = (text: string): string =>
	text.replace(
		codedWordPattern,
		(word) =>
			codedWordSigns.start +
			codesOf(word).join(' ') +
			codedWordSigns.shown +
			word +
			codedWordSigns.end,
	);

/** A dot within a name such as `Node.js`, which PostgreSQL would read as one host name. */
const innerDotPattern = /(?<=\p{L})\.(?=\p{L})/gu;
const separateDottedNames = (text: string) =>
	text.replace(innerDotPattern, `${characterSeparator}.`);

/** Prepares a text for the index, so that its words can be found in both databases. */
export const toIndexedText = (text: string): string =>
	separateCharacters(encodeSignedWords(separateDottedNames(text)));

const wordPattern = new RegExp(`${signedName}|${emoji}|[\\p{L}\\p{N}\\p{M}]+`, 'gu');

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
export const parseQueryWords = (typed: string): string[][] => {
	const words = typed.toLowerCase().match(wordPattern) ?? [];
	return [...new Set(words.flatMap((word) => (isCodedWord.test(word) ? codesOf(word) : [word])))]
		.slice(0, searchLimits.words)
		.map((word) => separateCharacters(word).split(characterSeparator).filter(Boolean).join(' '))
		.map(spellingsOf);
};
