import { search } from '@sumu/contract';

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of what a visitor typed; nothing else of it reaches a query language. */
export const wordsOf = (typed: string): string[] =>
	[...new Set(typed.toLowerCase().match(word) ?? [])].slice(0, search.words);
