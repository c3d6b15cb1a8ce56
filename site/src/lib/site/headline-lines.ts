/** Estimates the width of a text in average letters. */
const widthOf = (text: string) => {
	const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
	return (
		text.length -
		0.4 * count(/[\s.,:;!'’Ifijlrt]/g) +
		0.6 * count(/[mwMW@—]/g) +
		0.3 * count(/\p{Lu}/gu) +
		// Letters without case (other scripts).
		0.45 * count(/\p{Lo}/gu)
	);
};
const measureLongestLine = (text: string) => Math.max(...text.split('\n').map(widthOf));
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Returns every way to break words into this number of lines. */
const listLineBreaks = (words: readonly string[], lines: number): string[] =>
	lines === 1
		? [words.join(' ')]
		: words
				.slice(0, words.length - lines + 1)
				.flatMap((_, at) =>
					listLineBreaks(words.slice(at + 1), lines - 1).map(
						(rest) => `${words.slice(0, at + 1).join(' ')}\n${rest}`,
					),
				);

export interface HeadlineLayout {
	/** The owner's name, as it begins each text. */
	readonly name: string;
	/** Lines are separated by `\n`. */
	readonly texts: readonly string[];
	/** Width of the longest line, in average letters. */
	readonly width: number;
}

/**
 * Combines the name with each headline and balances the line breaks. All texts have the same number of lines, at most
 * three, and break the name at the same place.
 */
export function layOutHeadlines(owner: string, headlines: readonly string[]): HeadlineLayout {
	const texts = headlines.map((headline) => wordsOf(`${owner} ${headline}`));
	const lines = Math.max(1, Math.min(3, ...texts.map(({ length }) => length)));
	const { length } = wordsOf(owner).join(' ');
	const sets = texts.map((words) =>
		listLineBreaks(words, lines)
			.map((text) => ({ text, name: text.slice(0, length), width: measureLongestLine(text) }))
			.toSorted((a, b) => a.width - b.width),
	);
	const [best] = [...new Set(sets.flatMap((set) => set.map(({ name }) => name)))]
		.map((name) => {
			const chosen = sets.map((set) => set.find((each) => each.name === name));
			const widths = chosen.map((each) => each?.width ?? Number.POSITIVE_INFINITY);
			return { name, texts: chosen.map((each) => each?.text ?? ''), width: Math.max(...widths) };
		})
		.toSorted((a, b) => a.width - b.width);
	return best ?? { name: owner, texts: [], width: 1 };
}
