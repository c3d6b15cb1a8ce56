import type { EntryState } from '@sumu/contract';
import { whereEntryState } from '../../platform/documents/publication-state';
import { createSearchableTable } from '../../platform/lib/searchable-table';
import type { WhereFilter } from '../../platform/lib/slice';
import { newestFirst } from '../../platform/lib/sort-orders';
import { wherePending } from './readers';
import { reviewUid, targetOf } from './review-target';

export const reviewTable = createSearchableTable({
	search: ['UserName', 'reviewText', 'userCity'],
	managed: {
		search: ['userEmail', 'country', 'rating', 'project.projectsName', 'blog.topic'],
		uid: reviewUid,
		fields: {
			_id: 'documentId',
			UserName: 'UserName',
			userEmail: 'userEmail',
			userCity: 'userCity',
			rating: 'rating',
			source: 'source',
			picked: 'picked',
			date: 'date',
			updated: 'updatedAt',
			pending: (isPending) => wherePending(isPending === 'true'),
		},
	},
	sort: { UserName: 'UserName', rating: 'rating', date: 'date' },
	order: newestFirst,
});

/** Matches the reviews of a project or post; without one, all. */
export const whereTarget = (query: Parameters<typeof targetOf>[0]): WhereFilter => {
	const item = targetOf(query);
	return item ? { item } : {};
};

interface ManagedQuery {
	projectId?: string | undefined;
	blogId?: string | undefined;
	pending?: 'true' | 'false' | undefined;
	status?: EntryState | undefined;
	search?: string | undefined;
	filters?: unknown;
}

/** Condition of a manager's query of the list. */
export const whereManagedReviews = ({
	pending,
	status,
	search,
	filters,
	...target
}: ManagedQuery) =>
	reviewTable.whereManaged(
		{ search, filters },
		{
			$and: [
				whereTarget(target),
				pending ? wherePending(pending === 'true') : {},
				whereEntryState(reviewUid, status),
			],
		},
	);
