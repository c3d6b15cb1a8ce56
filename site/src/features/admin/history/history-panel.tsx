import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../../../ui/skeleton';
import { Failure } from '../lists/data-table/failure';
import { SidePanel } from '../ui/side-panel';
import { historyQuery } from './api/history';
import type { Past } from './past';
import { VersionItem } from './version-item';
import { words } from './words';

const rows = [0, 1, 2, 3, 4, 5];

/** Every stored version, newest first; one at a time is expanded. */
export default function HistoryPanel({ past, onClose }: { past: Past; onClose: () => void }) {
	const { data: versions, isPending, refetch } = useQuery(historyQuery(past.kind, past.id));
	const [opened, setOpened] = useState<string | null>(null);
	return (
		<SidePanel title={words.title} close={words.close} onClose={onClose}>
			<Box as="p" textStyle="small" color="muted" marginBottom="4">
				{words.help}
			</Box>
			{isPending && (
				<Box role="status" aria-label="Loading" display="grid" gap="3">
					{rows.map((row) => (
						<Skeleton key={row} row={row} height="72px" />
					))}
				</Box>
			)}
			{!versions && !isPending && <Failure what={words.what} retry={() => refetch()} />}
			{versions?.length === 0 && <Box as="p">{words.none}</Box>}
			<Box as="ol">
				{versions?.map((version, index) => (
					<VersionItem
						key={version.version}
						past={past}
						version={version}
						before={versions[index + 1] ?? null}
						isNewest={index === 0}
						isOpen={opened === version.version}
						onToggle={() => setOpened(opened === version.version ? null : version.version)}
						onRestored={onClose}
					/>
				))}
			</Box>
		</SidePanel>
	);
}
