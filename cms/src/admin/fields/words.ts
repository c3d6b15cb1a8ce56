/** The words of a text that has commas between them, without what is empty or said twice. */
export const wordsIn = (text: string | null | undefined): string[] => [
	...new Set(
		(text ?? '')
			.split(',')
			.map((word) => word.trim())
			.filter(Boolean),
	),
];

/** As it is stored, and as the site shows it; null where there are none. */
export const asText = (words: readonly string[]): string | null => words.join(', ') || null;
