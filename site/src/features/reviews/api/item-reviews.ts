import { listReviews, ownReview, type ReviewForm, submitReview } from '@sumu/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api';
import { queryKeyOf } from '../../../lib/query/keys';
import { callAsUser } from '../../../lib/session/call-as-user';
import type { ReviewerLocation } from './visitor-place';

/** Newest reviews of a project or a post, newest first. */
export const itemReviewsQuery = (item: ReviewTarget) =>
	queryOptions({
		queryKey: [...queryKeyOf('reviews'), 'of', item],
		queryFn: async ({ signal }) => (await callEndpoint(listReviews, { query: item, signal })).data,
	});

/** Item under review, as API parameters. */
export type ReviewTarget = { readonly projectId: string } | { readonly blogId: string };

/** Current user's review of a project or post; null if missing. */
export const ownReviewQuery = (email: string, item: ReviewTarget) =>
	queryOptions({
		queryKey: [...queryKeyOf('reviews'), 'own', email, item],
		queryFn: async ({ signal }) => (await callAsUser(ownReview, { query: item, signal })).data,
		refetchInterval: false,
	});

/** Returns a function that sends a new or changed review, then refetches all lists and averages that include it. */
export function useSubmitReview(email: string, item: ReviewTarget) {
	const client = useQueryClient();
	return async (review: ReviewForm, place: Promise<ReviewerLocation>): Promise<void> => {
		const body = { ...item, ...review, ...(await place) };
		const { data } = await callAsUser(submitReview, { body });
		client.setQueryData(ownReviewQuery(email, item).queryKey, data);
		for (const queryKey of [queryKeyOf('reviews'), queryKeyOf('projects'), queryKeyOf('blogs')])
			void client.invalidateQueries({ queryKey });
	};
}
