import { listReviews } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api';
import { queryKeys } from '../../../lib/query/keys';
/** Newest reviews of a project or a post, newest first. */
export const itemReviewsQuery = (item: ReviewTarget) =>
	queryOptions({
		queryKey: [...queryKeys.reviews, 'of', item],
		queryFn: async ({ signal }) => (await callEndpoint(listReviews, { query: item, signal })).data,
	});

/** Item under review, as API parameters. */
export type ReviewTarget = { readonly projectId: string } | { readonly blogId: string };
