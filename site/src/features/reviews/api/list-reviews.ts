import { listReviews, type Review } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';

export type ShownReview = Pick<
	Review,
	'_id' | 'reviewText' | 'picture' | 'UserName' | 'userCity' | 'location'
>;

const shown = ({ rating, date, userImg, ...review }: Review): ShownReview => review;

const newestReviews = (limit: number) =>
	queryOptions({
		queryKey: [...keys.reviews, 'newest', limit],
		queryFn: async ({ signal }) =>
			(await call(listReviews, { query: { limit }, signal })).data.map(shown),
	});

/** As many as a visitor may want to leaf through, newest first. */
export const reviewsQuery = () => newestReviews(10);

/** The newest review alone, or none. */
export const latestReviewQuery = () => newestReviews(1);
