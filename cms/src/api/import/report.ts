import type { ImportRow } from '@sumu/contract';

const countEqual = (texts: readonly string[]): string[] => {
	const counts = new Map<string, number>();
	for (const repeatedText of texts) counts.set(repeatedText, (counts.get(repeatedText) ?? 0) + 1);
	return [...counts].map(([text, count]) => (count > 1 ? `${text} (${count} times)` : text));
};

/** Returns an account of the conversion of an entry, in lines. */
export const describeConversion = ({ words, notes, replaced, leftOut }: ImportRow): string[] => [
	`words: ${words.source} in the source, ${words.result} in the result`,
	...notes,
	...countEqual(replaced).map((text) => `replaced: ${text}`),
	...countEqual(leftOut).map((text) => `left out: ${text}`),
];

/** Checks whether an entry was refused, or loses any of its content. Skipped entries are left out on purpose. */
export const isIncomplete = ({ status, leftOut }: ImportRow): boolean =>
	status === 'refused' || (leftOut.length > 0 && status !== 'exists' && status !== 'skipped');
