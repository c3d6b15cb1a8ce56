import { type ReviewForm, submitReview } from '@sumu/contract';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/query/keys';
import { callAsUser } from '../../../lib/session/call-as-user';
import type { ReviewTarget } from './item-reviews';
import { ownReviewQuery } from './own-review';
import type { ReviewerLocation } from './visitor-place';

/** Returns a function that sends a new or changed review, then refetches all lists and averages that include it. */
export function useSubmitReview(email: string, item: ReviewTarget) {
	const client = useQueryClient();
	return async (review: ReviewForm, place: Promise<ReviewerLocation>): Promise<void> => {
		const body = { ...item, ...review, ...(await place) };
		const { data } = await callAsUser(submitReview, { body });
		client.setQueryData(ownReviewQuery(email, item).queryKey, data);
		for (const queryKey of [queryKeys.reviews, queryKeys.projects, queryKeys.blogs])
			void client.invalidateQueries({ queryKey });
	};
}
