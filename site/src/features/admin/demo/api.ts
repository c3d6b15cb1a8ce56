import { type DemoKeep, readDemo, removeDemo } from '@sumu/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsUser } from '../../../lib/session/call-as-user';

/** Remaining demo content. */
export const demoQuery = () =>
	queryOptions({
		queryKey: ['demo'],
		queryFn: async ({ signal }) => (await callAsUser(readDemo, { signal })).data,
		refetchInterval: false,
	});

/** Removes the demo content except the parts to keep, then refetches every query. */
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
