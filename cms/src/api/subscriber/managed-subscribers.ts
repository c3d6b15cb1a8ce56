import { lastCreatedFirst } from '../../platform/lib/repository';
import { createSearchableTable } from '../../platform/lib/searchable-table';
import { buildTagFilter } from '../blog/tags';

export const subscriberTable = createSearchableTable({
	search: ['email'],
	managed: {
		search: [],
		uid: 'api::subscriber.subscriber',
		fields: {
			_id: 'documentId',
			email: 'email',
			confirmed: 'confirmed',
			confirmedOn: 'confirmedOn',
			tags: 'subscriberTags',
			suspendedOn: 'suspendedOn',
			date: 'createdAt',
		},
	},
	sort: { email: 'email', confirmed: 'confirmed', date: 'createdAt' },
	order: lastCreatedFirst,
});

interface ManagedQuery {
	tag?: string | undefined;
	search?: string | undefined;
	filters?: unknown;
}

/** Condition of the owner's query of the list. */
export const whereManagedSubscribers = ({ tag, ...query }: ManagedQuery) =>
	subscriberTable.whereManaged(query, buildTagFilter(tag, 'subscriberTags'));
