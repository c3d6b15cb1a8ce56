import { type HighlightedText, searchLimits } from '@sumu/contract';
import { getSearchStore } from './index-rows';
import type { SearchedType } from './searched-type';
import { matchSigns } from './store';

const matchSignPattern = new RegExp(`[${matchSigns.start}${matchSigns.end}]`, 'g');

/** Removes the signs around the matches from a text, and returns the positions of the matches. */
export function extractMarks(signed: string): HighlightedText {
	const marks: HighlightedText['marks'] = [];
	let removedCount = 0;
	let start = 0;
	const text = signed.replace(matchSignPattern, (found, at: number) => {
		const place = at - removedCount;
		removedCount += 1;
		if (found === matchSigns.start) start = place;
		else marks.push({ start, end: place });
		return '';
	});
	return { text, marks };
}

/** Maximum characters of an excerpt before its first match. */
const MAX_EXCERPT_LEAD_LENGTH = 60;

/** Returns the part of a text around its first match, cut between words. */
export function excerptOf({ text, marks }: HighlightedText): HighlightedText {
	const first = marks[0]?.start ?? 0;
	const from =
		first <= MAX_EXCERPT_LEAD_LENGTH ? 0 : text.indexOf(' ', first - MAX_EXCERPT_LEAD_LENGTH) + 1;
	const begin = Math.min(from, first);
	const most = begin + searchLimits.excerpt;
	const end =
		most >= text.length
			? text.length
			: Math.max(text.lastIndexOf(' ', most), marks[0]?.end ?? begin + 1);
	const before = begin > 0 ? '…' : '';
	const shift = before.length - begin;
	return {
		text: before + text.slice(begin, end).replace(/[\s·]+$/, '') + (end < text.length ? '…' : ''),
		marks: marks
			.filter((mark) => mark.end <= end)
			.map((mark) => ({ start: mark.start + shift, end: mark.end + shift })),
	};
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** Returns the words of a visitor's query in lower case. Nothing else of it reaches the query language. */
const parseQueryWords = (typed: string): string[] =>
	[...new Set(typed.toLowerCase().match(wordPattern) ?? [])].slice(0, searchLimits.words);

/** Row that was found, with its matches marked. */
export interface SearchMatch {
	id: number;
	title: HighlightedText;
	excerpt: HighlightedText;
}

/** Finds published rows that contain all words of `typed`, best match first. */
export async function findMatches(type: SearchedType, typed: string): Promise<SearchMatch[]> {
	const words = parseQueryWords(typed);
	if (words.length === 0) return [];
	const database = strapi.db.connection;
	const hits = await getSearchStore(strapi).find(database, type.table, words, searchLimits.results);
	return hits.map(({ id, title, text }) => ({
		id,
		title: extractMarks(title),
		excerpt: excerptOf(extractMarks(text)),
	}));
}
