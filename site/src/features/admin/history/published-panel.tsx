import { Box } from '@chakra-ui/react';
import type { Versioned } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/skeleton';
import { Failure } from '../lists/data-table/failure';
import { SidePanel } from '../ui/side-panel';
import { Changes } from './changes';
import type { Past } from './past';
import { words } from './words';

/** Published version and last saved draft of an entry. */
export interface Both {
	readonly published: Versioned;
	readonly draft: Versioned;
}

/** Panel beside a form that compares the draft with the published version, field by field. */
export default function PublishedPanel({
	past: { kind, id, compare },
	read,
	onClose,
}: {
	past: Past;
	read: (signal: AbortSignal) => Promise<Both>;
	onClose: () => void;
}) {
	const { data, isPending, refetch } = useQuery({
		queryKey: ['published', kind, id],
		queryFn: ({ signal }) => read(signal),
		staleTime: 0,
		gcTime: 0,
	});
	return (
		<SidePanel title={words.published.title} close={words.published.close} onClose={onClose}>
			<Box as="p" textStyle="small" color="muted" marginBottom="4">
				{words.published.help}
			</Box>
			{isPending && <Skeleton role="status" aria-label="Loading" height="72px" />}
			{!data && !isPending && <Failure what={words.published.what} retry={() => refetch()} />}
			{data && <Changes changes={compare(data.published, data.draft)} />}
		</SidePanel>
	);
}
