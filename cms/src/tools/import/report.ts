import { printLines } from '../run-program';
import type { ImportedPost } from './post';
import { accountForWords } from './word-account';

/** Maximum words of a text that a report lists. */
const MAX_LISTED_WORDS = 20;

const countEqual = (texts: readonly string[]): string[] => {
	const counts = new Map<string, number>();
	for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
	return [...counts].map(([text, count]) => (count > 1 ? `${text} (${count} times)` : text));
};

/** Prints an account of the conversion of a post. Returns true if anything was left out. */
export function reportConversion(post: ImportedPost): boolean {
	const { replaced, leftOut, notes } = post.conversion;
	const { sourceCount, resultCount, missing } = accountForWords(post);
	const listedWords = missing.slice(0, MAX_LISTED_WORDS).join(', ');
	printLines(
		...[
			`words: ${sourceCount} in the source, ${resultCount} in the post`,
			...notes,
			...countEqual(replaced).map((text) => `replaced: ${text}`),
			...countEqual(leftOut).map((text) => `left out: ${text}`),
			...(missing.length > 0
				? [
						`left out: ${missing.length} ${missing.length === 1 ? 'word' : 'words'}: ${listedWords}${missing.length > MAX_LISTED_WORDS ? '…' : ''}`,
					]
				: []),
		].map((line) => `    ${line}`),
	);
	return leftOut.length > 0 || missing.length > 0;
}
