/** Splits a comma-separated text into unique, non-empty words. */
export const wordsIn = (text: string | null | undefined): string[] => [
	...new Set(
		(text ?? '')
			.split(',')
			.map((word) => word.trim())
			.filter(Boolean),
	),
];

/** Joins words into the stored text, which the site shows unchanged; null without words. */
export const asText = (words: readonly string[]): string | null => words.join(', ') || null;
