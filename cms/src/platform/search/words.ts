import { searchLimits } from '@sumu/contract';

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** Returns the words of a visitor's query in lower case. Nothing else of it reaches the query language. */
export const parseQueryWords = (typed: string): string[] =>
	[...new Set(typed.toLowerCase().match(wordPattern) ?? [])].slice(0, searchLimits.words);
