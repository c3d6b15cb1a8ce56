import type { EntryKind } from '@sumu/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { standingOf, type Told } from '../../state/standing';
import { standingQuery } from '../api/standing';

/** Publication status of an entry, updated when it changes elsewhere or on schedule; null for a new entry. */
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
		/** Applies the status from a write response. */
		async told(stored: Told) {
			await client.cancelQueries(query);
			client.setQueryData(query.queryKey, standingOf(stored));
		},
	};
}
