import type { MessageStage, MessageState } from '@sumu/contract';
import { lastCreatedFirst } from '../../platform/lib/repository';
import { createSearchableTable } from '../../platform/lib/searchable-table';

/** Condition for the messages in a stage; those of earlier releases have none and are new. */
const whereStage = (stage: MessageStage) =>
	stage === 'new' ? { $or: [{ stage }, { stage: null }] } : { stage };

/** Condition for all messages except spam. */
export const whereNotSpam = { $or: [{ stage: { $ne: 'spam' } }, { stage: null }] };

const whereAnswered = (isAnswered: boolean) => ({
	answeredAt: isAnswered ? { $notNull: true } : { $null: true },
});

export const messageTable = createSearchableTable({
	search: ['name', 'email', 'subject', 'details'],
	managed: {
		search: ['number', 'note'],
		uid: 'api::message.message',
		fields: {
			_id: 'documentId',
			name: 'name',
			email: 'email',
			number: 'number',
			subject: 'subject',
			read: 'read',
			date: 'createdAt',
			value: 'value',
			followUp: 'followUp',
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
	stage?: MessageStage | undefined;
	search?: string | undefined;
	filters?: unknown;
}

/** Condition of a query of the list. */
export const whereManagedMessages = ({ read, status, stage, ...query }: ManagedQuery) =>
	messageTable.whereManaged(query, {
		$and: [
			stage ? whereStage(stage) : whereNotSpam,
			read ? { read: read === 'true' } : {},
			status ? messageStateFilters[status] : {},
		],
	});
