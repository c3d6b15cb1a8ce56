import { listReviews } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';
/** The newest reviews of a project or a post, newest first. */
export const itemReviewsQuery = (item: ReviewTarget) =>
	queryOptions({
		queryKey: [...keys.reviews, 'of', item],
		queryFn: async ({ signal }) => (await call(listReviews, { query: item, signal })).data,
	});

/** What a review is about, as the calls name it. */
export type ReviewTarget = { readonly projectId: string } | { readonly blogId: string };
