import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../../../ui/skeleton';
import { Failure } from '../ui/loading-states';
import { SidePanel } from '../ui/side-panel';
import { historyQuery } from './api/history';
import type { HistoryAdapter } from './history-adapter';
import { VersionItem } from './version-item';
import { historyWords } from './words';

const skeletonIndexes = [0, 1, 2, 3, 4, 5];

/** Every stored version, newest first; one at a time is expanded. */
export default function HistoryPanel({
	past,
	onClose,
}: {
	past: HistoryAdapter;
	onClose: () => void;
}) {
	const { data: versions, isPending, refetch } = useQuery(historyQuery(past.kind, past.id));
	const [openVersion, setOpenVersion] = useState<string | null>(null);
	return (
		<SidePanel title={historyWords.title} close={historyWords.close} onClose={onClose}>
			<Box as="p" textStyle="small" color="muted" marginBottom="4">
				{historyWords.help}
			</Box>
			{isPending && (
				<Box role="status" aria-label="Loading" display="grid" gap="3">
					{skeletonIndexes.map((row) => (
						<Skeleton key={row} row={row} height="72px" />
					))}
				</Box>
			)}
			{!versions && !isPending && <Failure what={historyWords.what} retry={() => refetch()} />}
			{versions?.length === 0 && <Box as="p">{historyWords.none}</Box>}
			<Box as="ol">
				{versions?.map((version, index) => (
					<VersionItem
						key={version.version}
						past={past}
						version={version}
						before={versions[index + 1] ?? null}
						isNewest={index === 0}
						isOpen={openVersion === version.version}
						onToggle={() =>
							setOpenVersion(openVersion === version.version ? null : version.version)
						}
						onRestored={onClose}
					/>
				))}
			</Box>
		</SidePanel>
	);
}
