import { getReview } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** A review as it is now, to be changed; nothing refreshes it under who types. */
export const reviewToEdit = (id: string) =>
	queryOptions({
		queryKey: ['to-edit', 'review', id],
		queryFn: async ({ signal }) => (await callAsUser(getReview, { params: { id }, signal })).data,
		staleTime: 0,
		refetchInterval: false,
		refetchOnWindowFocus: false,
		refetchOnMount: false,
	});
