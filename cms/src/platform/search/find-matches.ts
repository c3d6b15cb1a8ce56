import { type HighlightedText, searchLimits } from '@sumu/contract';
import { fieldSeparators, getSearchStore, type SearchedType } from './index-rows';
import { characterSeparator, codedWordSigns, parseQueryWords } from './query-words';
import { matchSigns } from './store';

const matchSignPattern = new RegExp(
	`[${matchSigns.start}${matchSigns.end}${characterSeparator}]`,
	'g',
);

/** Between the characters of one match, which PostgreSQL marks one by one. */
const matchJointPattern = new RegExp(
	`${matchSigns.end}${characterSeparator}+${matchSigns.start}`,
	'g',
);

const codedWordPattern = new RegExp(
	`${codedWordSigns.start}([^${codedWordSigns.start}${codedWordSigns.shown}]*)${codedWordSigns.shown}([^${codedWordSigns.start}${codedWordSigns.end}]*)${codedWordSigns.end}`,
	'g',
);

/** Replaces words with codes by the words themselves, marked if their code matches. */
const decodeSignedWords = (signed: string): string =>
	signed.replace(codedWordPattern, (_, code: string, shown: string) => {
		if (!code.includes(matchSigns.start)) return shown;
		return matchSigns.start + shown.replace(matchSignPattern, '') + matchSigns.end;
	});

/**
 * Removes the signs around the matches from a text, and everything that was added for the index. Returns the positions
 * of the matches.
 */
export function extractMarks(signed: string): HighlightedText {
	const marks: HighlightedText['marks'] = [];
	let removedCount = 0;
	let start = 0;
	const text = decodeSignedWords(signed)
		.replace(matchJointPattern, '')
		.replace(matchSignPattern, (found, at: number) => {
			const position = at - removedCount;
			removedCount += 1;
			if (found === matchSigns.start) start = position;
			else if (found === matchSigns.end) marks.push({ start, end: position });
			return '';
		});
	return { text, marks };
}

/** Maximum characters of an excerpt before its first match. */
const MAX_EXCERPT_LEAD_LENGTH = 60;

/** Returns the part of a text around its first match, cut between words, with the positions of the matches in it. */
export function excerptOf({ text, marks }: HighlightedText): HighlightedText {
	const first = marks[0]?.start ?? 0;
	const earliestStart = first - MAX_EXCERPT_LEAD_LENGTH;
	const space = text.indexOf(' ', earliestStart);
	// Lines of Chinese or Japanese may have no space near the match.
	const hasNoSpace = space < 0 || space > first;
	const isInsideCharacter = /[\uDC00-\uDFFF]/.test(text.charAt(earliestStart));
	const characterStart = isInsideCharacter ? earliestStart + 1 : earliestStart;
	const from = earliestStart <= 0 ? 0 : hasNoSpace ? characterStart : space + 1;
	const excerptStart = Math.min(from, first);
	const latestEnd = excerptStart + searchLimits.excerpt;
	const end =
		latestEnd >= text.length
			? text.length
			: Math.max(text.lastIndexOf(' ', latestEnd), marks[0]?.end ?? excerptStart + 1);
	const before = excerptStart > 0 ? '…' : '';
	const shift = before.length - excerptStart;
	return {
		text: before + text.slice(excerptStart, end).trimEnd() + (end < text.length ? '…' : ''),
		marks: marks
			.filter((mark) => mark.end <= end)
			.map((mark) => ({ start: mark.start + shift, end: mark.end + shift })),
	};
}

/** Returns the field of an indexed text for the excerpt: the first prose that matches, or else the first prose. */
function proseOf(indexed: string): string {
	const [prose = ''] = indexed.split(fieldSeparators.kind, 1);
	const fields = prose.split(fieldSeparators.field);
	return fields.find((field) => field.includes(matchSigns.start)) ?? fields[0] ?? '';
}

/** Row that was found, with its matches marked. */
export interface SearchMatch {
	id: number;
	title: HighlightedText;
	excerpt: HighlightedText;
}

/** Finds rows that contain all words of `typed`, best match first. */
export async function findMatches(
	type: Pick<SearchedType, 'table'>,
	typed: string,
	limit: number = searchLimits.results,
): Promise<SearchMatch[]> {
	const words = parseQueryWords(typed);
	if (words.length === 0) return [];
	const database = strapi.db.connection;
	const hits = await getSearchStore(strapi).find(database, type.table, words, limit);
	return hits.map(({ id, title, text }) => ({
		id,
		title: extractMarks(title),
		excerpt: excerptOf(extractMarks(proseOf(text))),
	}));
}
