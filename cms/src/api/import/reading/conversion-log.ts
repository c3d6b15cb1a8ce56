/** Account of the conversion of one post. */
export interface ConversionLog {
	/** Words that a visitor of the source could read. */
	sourceWordCount: number;
	/** Text that the converted post must contain. */
	readonly expectedTexts: string[];
	/** Blocks that became something else, such as "a video with a link". */
	readonly replaced: string[];
	readonly leftOut: string[];
	/** Largest sizes of pictures that the source offers in several, by their address in the text. */
	readonly largestPictures: Record<string, string>;
	/** Other facts that the owner may want to check. */
	readonly notes: string[];
}

export const createConversionLog = (): ConversionLog => ({
	sourceWordCount: 0,
	expectedTexts: [],
	replaced: [],
	leftOut: [],
	largestPictures: {},
	notes: [],
});

/** Addresses are no words: a link and a player show them differently. */
const addressPattern = /\bhttps?:\/\/[^\s<>"]+/g;

export const wordsIn = (text: string): string[] =>
	text.replace(addressPattern, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns the words of `expected` that are not in `actual`; a word that is needed twice must be there twice. */
export function findMissingWords(expected: string, actual: string): string[] {
	const counts = new Map<string, number>();
	for (const word of wordsIn(actual)) counts.set(word, (counts.get(word) ?? 0) + 1);
	return wordsIn(expected).filter((word) => {
		const count = counts.get(word) ?? 0;
		counts.set(word, count - 1);
		return count <= 0;
	});
}

/** Words of a post and of its source. */
export interface WordAccount {
	readonly sourceCount: number;
	readonly resultCount: number;
	/** Words that the imported post does not show, although nothing else accounts for them. */
	readonly missing: readonly string[];
}
