import { readDemo, removeDemo } from '@sumu/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsUser } from '../../../lib/session/call-as-user';

/** What is left of the demo content. */
export const demoQuery = () =>
	queryOptions({
		queryKey: ['demo'],
		queryFn: async ({ signal }) => (await callAsUser(readDemo, { signal })).data,
		refetchInterval: false,
	});

/** Removes it; whatever is on screen is read anew. */
export function useRemoveDemo() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: () => callAsUser(removeDemo, {}),
		onSuccess: () => client.invalidateQueries(),
	});
}
