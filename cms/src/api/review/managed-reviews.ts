import type { EntryState } from '@sumu/contract';
import { whereEntryState } from '../../platform/documents/publication-state';
import type { FilterFields } from '../../platform/lib/list-filters';
import { newestFirst } from '../../platform/lib/repository';
import { createSearchableTable } from '../../platform/lib/searchable-table';
import type { WhereFilter } from '../../platform/lib/slice';
import { canSeeAuthor } from './presenter';
import { wherePending } from './readers';
import { reviewUid, targetOf } from './review-target';

type ManagedColumns = FilterFields & { readonly search: readonly string[] };

const managedColumns: ManagedColumns = {
	search: ['country', 'rating', 'project.projectsName', 'blog.topic'],
	uid: reviewUid,
	fields: {
		_id: 'documentId',
		UserName: 'UserName',
		userCity: 'userCity',
		rating: 'rating',
		source: 'source',
		picked: 'picked',
		date: 'date',
		updated: 'updatedAt',
		pending: (isPending) => wherePending(isPending === 'true'),
	},
};

const createReviewTable = (managed: ManagedColumns) =>
	createSearchableTable({
		search: ['UserName', 'reviewText', 'userCity'],
		managed,
		sort: { UserName: 'UserName', rating: 'rating', date: 'date' },
		order: newestFirst,
	});

export const reviewTable = createReviewTable(managedColumns);

const signedReviewTable = createReviewTable({
	...managedColumns,
	search: ['userEmail', ...managedColumns.search],
	fields: { ...managedColumns.fields, userEmail: 'userEmail' },
});

/** Writers' addresses can only be searched by those who see them; others could find them letter by letter. */
const tableOfCaller = () => (canSeeAuthor() ? signedReviewTable : reviewTable);

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
	tableOfCaller().whereManaged(
		{ search, filters },
		{
			$and: [
				whereTarget(target),
				pending ? wherePending(pending === 'true') : {},
				whereEntryState(reviewUid, status),
			],
		},
	);
