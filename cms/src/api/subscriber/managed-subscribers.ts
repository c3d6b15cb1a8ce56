import { lastCreatedFirst } from '../../platform/lib/repository';
import { createSearchableTable } from '../../platform/lib/searchable-table';

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
			date: 'createdAt',
		},
	},
	sort: { email: 'email', confirmed: 'confirmed', date: 'createdAt' },
	order: lastCreatedFirst,
});
