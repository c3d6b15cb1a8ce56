const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Addresses of links and pictures, and HTML tags, which readers do not see. */
const invisiblePattern = /\]\([^)]*\)|<[^>]*>/g;

/** Counts the words that readers of a Markdown text see, in any language. */
export function countWords(markdown: string): number {
	let wordCount = 0;
	for (const { isWordLike } of wordSegmenter.segment(markdown.replace(invisiblePattern, ' ')))
		if (isWordLike) wordCount += 1;
	return wordCount;
}
