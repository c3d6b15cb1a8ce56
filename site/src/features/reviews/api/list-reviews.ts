import { type ListedReview, listReviews } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api';
import { queryKeyOf } from '../../../lib/query/keys';

export type ShownReview = Pick<
	ListedReview,
	'_id' | 'reviewText' | 'picture' | 'UserName' | 'userCity' | 'location' | 'project'
>;

const toShownReview = ({ rating, date, userImg, ...review }: ListedReview): ShownReview => review;

/** Newest reviews for the home page: those that the owner picked, if any. */
const newestReviews = (limit: number) =>
	queryOptions({
		queryKey: [...queryKeyOf('reviews'), 'newest', limit],
		queryFn: async ({ signal }) =>
			(await callEndpoint(listReviews, { query: { limit, picked: 'true' }, signal })).data.map(
				toShownReview,
			),
	});

/** Reviews for the carousel, newest first. */
export const reviewsQuery = () => newestReviews(10);

/** The newest review, if there is one. */
export const latestReviewQuery = () => newestReviews(1);
