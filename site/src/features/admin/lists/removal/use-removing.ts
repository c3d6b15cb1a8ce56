import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResourceName } from '../../../../lib/query/keys';

const noPendingRemovals: readonly string[] = [];

/** Rows of a list that are about to be deleted; they stay hidden even if the list is refetched. */
export function usePendingRemovals(resource: ResourceName) {
	const client = useQueryClient();
	const queryKey = ['removing', resource];
	const { data = noPendingRemovals } = useQuery<readonly string[]>({
		queryKey,
		queryFn: skipToken,
	});
	const change = (next: (now: readonly string[]) => readonly string[]) =>
		client.setQueryData<readonly string[]>(queryKey, (now = noPendingRemovals) => next(now));
	return {
		ids: data,
		add: (ids: readonly string[]) => change((now) => [...now, ...ids]),
		take: (ids: readonly string[]) => change((now) => now.filter((id) => !ids.includes(id))),
	};
}
