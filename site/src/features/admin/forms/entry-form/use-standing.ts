import type { EntryKind } from '@sumu/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { standingOf, type Told } from '../../state/standing';
import { standingQuery } from '../api/standing';

/** How an entry stands, also once that changes elsewhere or by its time; null of one that is new. */
export function useStanding(kind: EntryKind, entry: (Told & { _id: string }) | undefined) {
	const client = useQueryClient();
	const query = standingQuery(kind, entry?._id ?? '');
	const { data = null } = useQuery({
		...query,
		enabled: entry !== undefined,
		initialData: entry && standingOf(entry),
	});
	return {
		standing: data,
		/** Takes over what a write has answered. */
		async told(stored: Told) {
			await client.cancelQueries(query);
			client.setQueryData(query.queryKey, standingOf(stored));
		},
	};
}
