import { type Marked, search } from '@sumu/contract';
import { excerptOf, marked } from './marked';
import { storeOf } from './rows';
import type { SearchedType } from './searched';
import { wordsOf } from './words';

/** Row that was found, with its matches marked. */
export interface Match {
	id: number;
	title: Marked;
	excerpt: Marked;
}

/** Finds published rows that contain all words of `typed`, best match first. */
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
