import type { EntryState } from '@sumu/contract';
import { whereEntryState } from '../../platform/documents/publication-state';
import { newestFirst } from '../../platform/lib/repository';
import { createSearchableTable } from '../../platform/lib/searchable-table';
import { buildTagFilter } from './tags';

const blogUid = 'api::blog.blog';

export const postTable = createSearchableTable({
	search: ['topic', 'author'],
	managed: {
		search: ['description', 'tags', 'excerpt'],
		uid: blogUid,
		fields: {
			_id: 'documentId',
			topic: 'topic',
			author: 'author',
			tags: 'tags',
			date: 'date',
			updated: 'updatedAt',
		},
	},
	sort: { topic: 'topic', author: 'author', date: 'date' },
	order: newestFirst,
});

interface ManagedQuery {
	tag?: string | undefined;
	status?: EntryState | undefined;
	search?: string | undefined;
	filters?: unknown;
}

/** Condition of a manager's query of the list. */
export const whereManagedPosts = ({ tag, status, ...query }: ManagedQuery) =>
	postTable.whereManaged(query, {
		$and: [buildTagFilter(tag), whereEntryState(blogUid, status)],
	});
