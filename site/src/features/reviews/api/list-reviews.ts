import { listReviews, type Review, timings } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';

/** As many as a visitor may want to leaf through. */
const limit = 10;

export type ShownReview = Pick<
	Review,
	'_id' | 'reviewText' | 'picture' | 'UserName' | 'userCity' | 'location'
>;

const shown = ({ rating, date, userImg, ...review }: Review): ShownReview => review;

/** The newest reviews, newest first. */
export const reviewsQuery = () =>
	queryOptions({
		queryKey: ['reviews', 'carousel'],
		queryFn: async ({ signal }) =>
			(await call(listReviews, { query: { limit }, signal })).data.map(shown),
		refetchInterval: timings.reviews,
	});
