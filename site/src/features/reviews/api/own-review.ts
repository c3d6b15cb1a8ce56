import { ownReview } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/query/keys';
import { callAsUser } from '../../../lib/session/call-as-user';
import type { ReviewTarget } from './item-reviews';

/** Current user's review of a project or post; null if missing. */
export const ownReviewQuery = (email: string, item: ReviewTarget) =>
	queryOptions({
		queryKey: [...queryKeys.reviews, 'own', email, item],
		queryFn: async ({ signal }) => (await callAsUser(ownReview, { query: item, signal })).data,
		refetchInterval: false,
	});
