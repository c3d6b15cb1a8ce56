import { Box } from '@chakra-ui/react';
import {
	deleteReview,
	type ListedReview,
	listReviews,
	messages,
	reviewSortFields,
	updateReview,
} from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Star } from 'lucide-react';
import { entryPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { showAlert } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { entryRoutes } from '../entry-routes';
import { refreshResource } from '../overview/api/overview';
import { formatDate } from '../ui/formats';
import { adminWords } from '../words';
import type { ListConfig } from './data-table/list-config';
import { dateFilter, ratingFilter } from './data-table/list-filters';
import { ListLinks } from './data-table/list-links';
import { ListScreen } from './data-table/list-screen';
import { Person } from './data-table/name-cells';
import { stateColumn } from './data-table/state-column';

/** Rating of a review, and its author's location. */
export const Stars = ({ rating, below }: { rating: number | null; below: string | null }) => (
	<Box textAlign={{ base: 'end', xl: 'start' }} minWidth={{ xl: '10ch' }}>
		{rating !== null && (
			<Box as="span" display="inline-flex" alignItems="center" gap="1" fontWeight="strong">
				{rating}
				<Star size={14} fill="currentColor" aria-label="stars" />
			</Box>
		)}
		<Box color="muted" overflowWrap="anywhere">
			{below ?? messages.unknownLocation}
		</Box>
	</Box>
);

/** Text and subject of a review, with a button to approve it if it is pending. */
export const ReviewState = ({ review }: { review: ListedReview }) => (
	<Box maxWidth="44ch" minWidth={{ xl: review.pending ? '24ch' : '16ch' }}>
		{/* A waiting review is read here before it is approved. */}
		<Box lineClamp={review.pending ? undefined : '3'} whiteSpace="pre-line" overflowWrap="anywhere">
			{review.reviewText}
		</Box>
		{review.about && (
			<Box color="muted" overflowWrap="anywhere">
				About {review.about.name}
			</Box>
		)}
		{review.pending && <Approve id={review._id} name={review.UserName} />}
	</Box>
);

function Approve({ id, name }: { id: string; name: string }) {
	const client = useQueryClient();
	const approval = useMutation({
		mutationFn: () => callAsUser(updateReview, { params: { id }, body: { approve: true } }),
		onSuccess: () => refreshResource(client, 'reviews'),
		onError: (error) => showAlert('error', { title: 'Not approved', text: error.message }),
	});
	return (
		<Button
			size="compact"
			variant="ink"
			marginTop="2"
			aria-label={`Approve the review by ${name}`}
			aria-disabled={approval.isPending}
			onClick={() => approval.isPending || approval.mutate()}
		>
			<Check size={16} aria-hidden />
			Approve
		</Button>
	);
}

/** An e-mail address, which breaks before its domain. */
function Address({ email }: { email: string }) {
	const domainStart = email.indexOf('@') + 1;
	return (
		<Box minWidth={{ xl: '12ch' }}>
			{email.slice(0, domainStart)}
			<wbr />
			{email.slice(domainStart)}
		</Box>
	);
}

/** A review that is not published waits for the owner. */
const reviewStates = { ...adminWords.state, draft: adminWords.waitingReview };

const reviewList: ListConfig<ListedReview, (typeof reviewSortFields)[number]> = {
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
	trash: 'review',
	editTo: ({ _id }) => entryRoutes.review.edit(_id),
	read: (ask, signal) => callAsUser(listReviews, { query: ask, signal }),
	remove: (id, options) => callAsUser(deleteReview, { params: { id }, ...options }),
	states: reviewStates,
	filters: [ratingFilter, dateFilter],
	exportedFields: ['UserName', 'userEmail', 'userCity', 'rating', 'reviewText', 'status', 'date'],
	columns: [
		{
			header: 'User Name',
			role: 'main',
			sort: 'UserName',
			cell: ({ _id, UserName, picture }) => (
				<Person name={UserName} picture={picture} to={entryRoutes.review.edit(_id)} />
			),
		},
		stateColumn('review', reviewStates),
		{ header: 'User email', cell: ({ userEmail }) => <Address email={userEmail ?? '–'} /> },
		{
			header: 'Rating',
			sort: 'rating',
			cell: ({ rating, userCity }) => <Stars rating={rating} below={userCity} />,
		},
		{ header: 'Review', cell: (review) => <ReviewState review={review} /> },
		{ header: 'Date', role: 'date', sort: 'date', cell: ({ date }) => formatDate(date) },
	],
};

export default function ReviewsScreen() {
	return (
		<ListScreen list={reviewList}>
			<ListLinks add={entryPaths.review.add.at()} label="Add Review" />
		</ListScreen>
	);
}
