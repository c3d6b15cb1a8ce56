import { searchedWords } from '../../platform/markdown/plain';
import { clean, joined, searchedType } from '../../platform/search/searched';

export const blogSearch = searchedType(
	'api::blog.blog',
	'search_posts',
	['topic', 'description', 'author', 'tags'],
	(row) => ({
		title: clean(row.topic),
		text: joined([searchedWords(row.description ?? ''), row.tags, row.author]),
	}),
);
