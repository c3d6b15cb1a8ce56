import { Box } from '@chakra-ui/react';
import type { VersionContent } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/skeleton';
import { Failure } from '../ui/loading-states';
import { SidePanel } from '../ui/side-panel';
import { Changes } from './field-changes';
import type { HistoryAdapter } from './history-adapter';
import { historyWords } from './words';

/** Published version and last saved draft of an entry. */
export interface PublishedAndDraft {
	readonly published: VersionContent;
	readonly draft: VersionContent;
}

/** Panel beside a form that compares the draft with the published version, field by field. */
export default function PublishedPanel({
	past: { kind, id, compare },
	read,
	onClose,
}: {
	past: HistoryAdapter;
	read: (signal: AbortSignal) => Promise<PublishedAndDraft>;
	onClose: () => void;
}) {
	const { data, isPending, refetch } = useQuery({
		queryKey: ['published', kind, id],
		queryFn: ({ signal }) => read(signal),
		staleTime: 0,
		gcTime: 0,
	});
	return (
		<SidePanel
			title={historyWords.published.title}
			close={historyWords.published.close}
			onClose={onClose}
		>
			<Box as="p" textStyle="small" color="muted" marginBottom="4">
				{historyWords.published.help}
			</Box>
			{isPending && <Skeleton role="status" aria-label="Loading" height="72px" />}
			{!data && !isPending && (
				<Failure what={historyWords.published.what} retry={() => refetch()} />
			)}
			{data && <Changes changes={compare(data.published, data.draft)} />}
		</SidePanel>
	);
}
