import { toSearchText } from '../../platform/markdown/plain';
import { cleanText, joinTexts, searchedType } from '../../platform/search/searched';

export const blogSearch = searchedType(
	'api::blog.blog',
	'search_posts',
	['topic', 'description', 'author', 'tags'],
	(row) => ({
		title: cleanText(row.topic),
		text: joinTexts([toSearchText(row.description ?? ''), row.tags, row.author]),
	}),
);
