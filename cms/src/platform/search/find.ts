import { type HighlightedText, searchLimits } from '@sumu/contract';
import { excerptOf, extractMarks } from './marked';
import { getSearchStore } from './rows';
import type { SearchedType } from './searched';

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
