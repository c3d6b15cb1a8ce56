import type { MessageState } from '@sumu/contract';
import { createSearchableTable } from '../../platform/lib/searchable-table';
import { lastCreatedFirst } from '../../platform/lib/sort-orders';

const whereAnswered = (isAnswered: boolean) => ({
	answeredAt: isAnswered ? { $notNull: true } : { $null: true },
});

export const messageTable = createSearchableTable({
	search: ['name', 'email', 'subject', 'details'],
	managed: {
		search: ['number'],
		uid: 'api::message.message',
		fields: {
			_id: 'documentId',
			name: 'name',
			email: 'email',
			number: 'number',
			subject: 'subject',
			read: 'read',
			date: 'createdAt',
			answered: (isAnswered) => whereAnswered(isAnswered === 'true'),
		},
	},
	sort: {
		name: 'name',
		email: 'email',
		subject: 'subject',
		read: 'read',
		date: 'createdAt',
	},
	order: lastCreatedFirst,
});

/** Conditions for the messages in each state; `messageState` is the rule for a single one. */
const messageStateFilters: Record<MessageState, object> = {
	new: { read: false },
	read: { read: true, ...whereAnswered(false) },
	answered: { read: true, ...whereAnswered(true) },
};

interface ManagedQuery {
	read?: 'true' | 'false' | undefined;
	status?: MessageState | undefined;
	search?: string | undefined;
	filters?: unknown;
}

/** Condition of a query of the list. */
export const whereManagedMessages = ({ read, status, ...query }: ManagedQuery) =>
	messageTable.whereManaged(query, {
		$and: [read ? { read: read === 'true' } : {}, status ? messageStateFilters[status] : {}],
	});
