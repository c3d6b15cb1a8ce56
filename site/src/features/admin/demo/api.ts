import { type DemoKeep, readDemo, removeDemo } from '@sumu/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsUser } from '../../../lib/session/call-as-user';

/** What is left of the demo content. */
export const demoQuery = () =>
	queryOptions({
		queryKey: ['demo'],
		queryFn: async ({ signal }) => (await callAsUser(readDemo, { signal })).data,
		refetchInterval: false,
	});

/** Removes it, but for what is kept; whatever is on screen is read anew. */
export function useRemoveDemo() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: ({ keep, keepSettings }: DemoKeep) =>
			callAsUser(removeDemo, {
				query: { keep: keep.join(','), keepSettings: keepSettings.join(',') },
			}),
		onSuccess: () => client.invalidateQueries(),
	});
}
