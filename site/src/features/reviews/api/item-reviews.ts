import { listReviews } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';
/** Newest reviews of a project or a post, newest first. */
export const itemReviewsQuery = (item: ReviewTarget) =>
	queryOptions({
		queryKey: [...keys.reviews, 'of', item],
		queryFn: async ({ signal }) => (await call(listReviews, { query: item, signal })).data,
	});

/** Item under review, as API parameters. */
export type ReviewTarget = { readonly projectId: string } | { readonly blogId: string };
