import { type Marked, search } from '@sumu/contract';
import { excerptOf, marked } from './marked';
import { storeOf } from './rows';
import type { SearchedType } from './searched';
import { wordsOf } from './words';

/** Where the words asked for stand in a row. */
export interface Match {
	id: number;
	title: Marked;
	excerpt: Marked;
}

/** Published rows that hold the words of `typed`, best first. */
export async function findMatches(type: SearchedType, typed: string): Promise<Match[]> {
	const words = wordsOf(typed);
	if (words.length === 0) return [];
	const database = strapi.db.connection;
	const hits = await storeOf(strapi).find(database, type.table, words, search.results);
	return hits.map(({ id, title, text }) => ({
		id,
		title: marked(title),
		excerpt: excerptOf(marked(text)),
	}));
}
