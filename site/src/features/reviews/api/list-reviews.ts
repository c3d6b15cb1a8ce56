import { type ListedReview, listReviews } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';

export type ShownReview = Pick<
	ListedReview,
	'_id' | 'reviewText' | 'picture' | 'UserName' | 'userCity' | 'location' | 'project'
>;

const shown = ({ rating, date, userImg, ...review }: ListedReview): ShownReview => review;

/** Newest reviews for the home page: those that the owner picked, if any. */
const newestReviews = (limit: number) =>
	queryOptions({
		queryKey: [...keys.reviews, 'newest', limit],
		queryFn: async ({ signal }) =>
			(await call(listReviews, { query: { limit, picked: 'true' }, signal })).data.map(shown),
	});

/** Reviews for the carousel, newest first. */
export const reviewsQuery = () => newestReviews(10);

/** The newest review, if there is one. */
export const latestReviewQuery = () => newestReviews(1);
