import { deleteReview, type ListedReview, listReviews, reviewSortFields } from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';
import { entryRoutes } from '../places';
import { formatDate } from '../ui/english';
import type { ListConfig } from './data-table/list-config';
import { Person } from './data-table/person';
import { Stars } from './data-table/stars';
import { stateColumn } from './data-table/state-column';
import { ReviewState } from './review-state';

export const reviewList: ListConfig<ListedReview, (typeof reviewSortFields)[number]> = {
	resource: 'reviews',
	title: 'Manage Reviews',
	one: 'review',
	plural: 'reviews',
	searchHint: 'Search reviews',
	sortFields: reviewSortFields,
	sort: '-date',
	entity: 'review',
	nameOf: ({ UserName }) => `the review by ${UserName}`,
	kind: 'review',
	editTo: ({ _id }) => entryRoutes.review.edit(_id),
	read: (ask, signal) => callAsUser(listReviews, { query: ask, signal }),
	remove: (id, options) => callAsUser(deleteReview, { params: { id }, ...options }),
	columns: [
		{
			header: 'User Name',
			role: 'main',
			sort: 'UserName',
			cell: ({ _id, UserName, picture }) => (
				<Person name={UserName} picture={picture} to={entryRoutes.review.edit(_id)} />
			),
		},
		stateColumn('review'),
		{ header: 'User email', cell: ({ userEmail }) => userEmail ?? '–' },
		{
			header: 'Rating',
			sort: 'rating',
			cell: ({ rating, userCity }) => <Stars rating={rating} below={userCity} />,
		},
		{ header: 'Review', cell: (review) => <ReviewState review={review} /> },
		{ header: 'Date', role: 'date', sort: 'date', cell: ({ date }) => formatDate(date) },
	],
};
