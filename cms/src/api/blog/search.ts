import removeMarkdown from 'remove-markdown';
import { clean, joined, searchedType } from '../../platform/search/searched';

/** What `remove-markdown` leaves of tables. */
const tableSigns = /\||:?-{3,}:?/g;

export const blogSearch = searchedType(
	'api::blog.blog',
	'search_posts',
	['topic', 'description', 'author'],
	(row) => ({
		title: clean(row.topic),
		text: joined([removeMarkdown(row.description ?? '').replace(tableSigns, ' '), row.author]),
	}),
);
