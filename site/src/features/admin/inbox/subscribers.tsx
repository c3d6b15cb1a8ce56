import { Box } from '@chakra-ui/react';
import {
	deleteSubscriber,
	listSubscribers,
	type NewsletterSubscriber,
	subscriberSortFields,
} from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';
import type { ListConfig } from '../lists/data-table/list-config';
import {
	confirmationFilter,
	dateFilter,
	deliveryFilter,
	subscriberTagFilter,
} from '../lists/data-table/list-filters';
import { formatDate } from '../ui/formats';
import { OpenLink } from './messages';

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
	filters: [subscriberTagFilter, confirmationFilter, deliveryFilter, dateFilter],
	exportedFields: [
		'email',
		'confirmed',
		'confirmedOn',
		'consentNote',
		'tags',
		'suspendedOn',
		'date',
		'unsubscribe',
	],
	useBulkChoices() {
		const choices = subscriberTagFilter.useChoices().map(({ value }) => value);
		return (action) => (action === 'addTag' || action === 'removeTag' ? choices : []);
	},
	columns: [
		{
			header: 'E-mail',
			role: 'main',
			sort: 'email',
			cell: ({ _id, email }) => <OpenLink id={_id}>{email}</OpenLink>,
		},
		{
			header: 'Status',
			sort: 'confirmed',
			cell: ({ confirmed, suspendedOn }) => {
				const confirmation = confirmed ? 'Confirmed' : 'Not confirmed yet';
				return (
					<Box as="span" whiteSpace="nowrap">
						{suspendedOn ? 'Suspended' : confirmation}
					</Box>
				);
			},
		},
		{ header: 'Tags', cell: ({ tags }) => tags.join(', ') || '–' },
		{
			header: 'Confirmed on',
			role: 'date',
			cell: ({ confirmedOn }) => (confirmedOn ? formatDate(confirmedOn) : '–'),
		},
		{ header: 'Since', role: 'date', sort: 'date', cell: ({ date }) => formatDate(date) },
	],
};
