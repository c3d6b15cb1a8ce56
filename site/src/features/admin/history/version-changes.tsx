import type { EntryVersion } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/skeleton';
import { Failure } from '../lists/data-table/failure';
import { versionQuery } from './api/history';
import { Changes } from './changes';
import type { HistoryAdapter } from './past';
import { historyWords } from './words';

/** Changes made by a version, field by field, as text. */
export function VersionChanges({
	past,
	version,
	before,
}: {
	past: HistoryAdapter;
	version: EntryVersion;
	before: EntryVersion | null;
}) {
	const { kind, id } = past;
	const after = useQuery(versionQuery(kind, id, version.version));
	const earlier = useQuery(versionQuery(kind, id, before?.version ?? null));
	if (after.isError || earlier.isError)
		return (
			<Failure
				what={historyWords.version}
				retry={() => {
					void after.refetch();
					void earlier.refetch();
				}}
			/>
		);
	if (!after.data || earlier.isPending)
		return <Skeleton role="status" aria-label="Loading" height="72px" marginBottom="4" />;
	const changes = past.compare(earlier.data ?? null, after.data);
	return <Changes changes={changes} />;
}
