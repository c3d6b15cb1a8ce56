/** Returns the first match of a pattern at or after a position, or null. Positions must not decrease. */
type Finder = (from: number) => RegExpExecArray | null;

/** Creates a finder that reads a text once in total, although each search starts at another position. */
export function createFinder(text: string, pattern: RegExp): Finder {
	const scanner = new RegExp(pattern, `${pattern.flags.replace('g', '')}g`);
	let nextMatch: RegExpExecArray | null | undefined;
	return (from) => {
		if (nextMatch === undefined || (nextMatch !== null && nextMatch.index < from)) {
			scanner.lastIndex = from;
			nextMatch = scanner.exec(text);
		}
		return nextMatch;
	};
}

/** Part of a text between delimiters. */
export interface DelimitedPart {
	readonly start: number;
	readonly end: number;
	readonly opening: RegExpExecArray;
	/** The text after the opening and after each closing but the last. */
	readonly inner: readonly string[];
	readonly closings: readonly RegExpExecArray[];
}

interface Delimiters {
	/** Must take linear time on its own, and match no empty text. */
	readonly opening: RegExp;
	/** Constant patterns that follow the opening in this order, with any text between them. */
	readonly closings: readonly RegExp[] | ((opening: RegExpExecArray) => readonly RegExp[]);
	/** Rejects a part, so that the search goes on within it. */
	readonly isPart?: (part: DelimitedPart) => boolean;
}

/**
 * Finds the parts of a text from an opening to its first closings. It takes linear time on every text, which a pattern
 * with `[\s\S]*?` does not if the closing is missing.
 */
export function* delimitedParts(
	text: string,
	{ opening, closings, isPart = () => true }: Delimiters,
): Generator<DelimitedPart> {
	const findOpening = createFinder(text, opening);
	const finders = new Map<RegExp, Finder>();
	const finderOf = (pattern: RegExp) => {
		const finder = finders.get(pattern) ?? createFinder(text, pattern);
		finders.set(pattern, finder);
		return finder;
	};
	for (let start = findOpening(0); start; ) {
		const patterns = typeof closings === 'function' ? closings(start) : closings;
		const part = partAt(text, start, patterns, finderOf);
		const isAccepted = part !== null && isPart(part);
		if (isAccepted) yield part;
		start = findOpening(isAccepted ? part.end : start.index + 1);
	}
}

function partAt(
	text: string,
	opening: RegExpExecArray,
	patterns: readonly RegExp[],
	finderOf: (pattern: RegExp) => Finder,
): DelimitedPart | null {
	let end = opening.index + opening[0].length;
	const inner: string[] = [];
	const closings: RegExpExecArray[] = [];
	for (const pattern of patterns) {
		const endMatch = finderOf(pattern)(end);
		if (!endMatch) return null;
		inner.push(text.slice(end, endMatch.index));
		closings.push(endMatch);
		end = endMatch.index + endMatch[0].length;
	}
	return { start: opening.index, end, opening, inner, closings };
}

/** Replaces delimited parts, and changes the text outside of them with `outside`. */
export function replaceDelimited(
	text: string,
	delimiters: Delimiters,
	replace: (part: DelimitedPart) => string,
	outside: (text: string) => string = (part) => part,
): string {
	const pieces: string[] = [];
	let end = 0;
	for (const part of delimitedParts(text, delimiters)) {
		pieces.push(outside(text.slice(end, part.start)), replace(part));
		end = part.end;
	}
	return [...pieces, outside(text.slice(end))].join('');
}
