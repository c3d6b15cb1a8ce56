import type { EntryKind } from '@sumu/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type EntryStatusDto, toPublicationStatus } from '../../state/publication-status';
import { standingQuery } from '../api/entry-queries';

/** Publication status of an entry, updated when it changes elsewhere or on schedule; null for a new entry. */
export function usePublicationStatus(
	kind: EntryKind,
	entry: (EntryStatusDto & { _id: string }) | undefined,
) {
	const client = useQueryClient();
	const query = standingQuery(kind, entry?._id ?? '');
	const { data = null } = useQuery({
		...query,
		enabled: entry !== undefined,
		initialData: entry && toPublicationStatus(entry),
	});
	return {
		standing: data,
		/** Applies the status from a write response. */
		async told(storedEntry: EntryStatusDto) {
			await client.cancelQueries(query);
			client.setQueryData(query.queryKey, toPublicationStatus(storedEntry));
		},
	};
}
