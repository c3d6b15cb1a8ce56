import { plain } from '../../platform/markdown/plain';
import { clean, joined, searchedType } from '../../platform/search/searched';

export const blogSearch = searchedType(
	'api::blog.blog',
	'search_posts',
	['topic', 'description', 'author', 'tags'],
	(row) => ({
		title: clean(row.topic),
		text: joined([plain(row.description ?? '', { code: true }), row.tags, row.author]),
	}),
);
