import { listReviews, timings } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import type { ReviewTarget } from '../review-target';

/** The newest reviews of a project or a post, newest first. */
export const itemReviewsQuery = (item: ReviewTarget) =>
	queryOptions({
		queryKey: ['reviews', 'of', item],
		queryFn: async ({ signal }) => (await call(listReviews, { query: item, signal })).data,
		refetchInterval: timings.reviews,
	});
