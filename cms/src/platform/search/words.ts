import { search } from '@sumu/contract';

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** Returns the words of a visitor's query in lower case. Nothing else of it reaches the query language. */
export const wordsOf = (typed: string): string[] =>
	[...new Set(typed.toLowerCase().match(word) ?? [])].slice(0, search.words);
