import {
	deleteSubscriber,
	listSubscribers,
	type NewsletterSubscriber,
	subscriberSortFields,
} from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';
import type { ListConfig } from '../lists/data-table/list-config';
import { confirmationFilter, dateFilter } from '../lists/data-table/list-filters';
import { formatDate } from '../ui/formats';

export const subscriberList: ListConfig<
	NewsletterSubscriber,
	(typeof subscriberSortFields)[number]
> = {
	resource: 'subscribers',
	trash: 'subscriber',
	title: 'Subscribers',
	one: 'subscriber',
	plural: 'subscribers',
	searchHint: 'Search addresses',
	sortFields: subscriberSortFields,
	sort: '-date',
	entity: 'subscriber',
	nameOf: ({ email }) => email,
	whenEmpty: 'Newsletter subscribers appear here.',
	read: (ask, signal) => callAsUser(listSubscribers, { query: ask, signal }),
	remove: (id, options) => callAsUser(deleteSubscriber, { params: { id }, ...options }),
	filters: [confirmationFilter, dateFilter],
	exportedFields: ['email', 'confirmed', 'confirmedOn', 'date', 'unsubscribe'],
	columns: [
		{ header: 'Email', role: 'main', sort: 'email', cell: ({ email }) => email },
		{
			header: 'Status',
			sort: 'confirmed',
			cell: ({ confirmed }) => (confirmed ? 'Confirmed' : 'Not confirmed yet'),
		},
		{
			header: 'Confirmed on',
			cell: ({ confirmedOn }) => (confirmedOn ? formatDate(confirmedOn) : '–'),
		},
		{ header: 'Since', role: 'date', sort: 'date', cell: ({ date }) => formatDate(date) },
	],
};
