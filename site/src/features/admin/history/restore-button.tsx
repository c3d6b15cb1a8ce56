import { Box } from '@chakra-ui/react';
import type { EntryVersion } from '@sumu/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { restoreEntryVersion } from './api/history';
import type { HistoryAdapter } from './history-adapter';
import { historyWords } from './words';

/** Restores an older version. Nothing is lost, because the replaced content is a version too. */
export function RestoreButton({
	past: { kind, id, onRestored: show },
	version: { version },
	onRestored,
}: {
	past: HistoryAdapter;
	version: EntryVersion;
	onRestored: () => void;
}) {
	const queryClient = useQueryClient();
	const restoreMode = kind === 'site' ? 'live' : 'draft';
	const { mutate, isPending, error } = useMutation({
		mutationFn: () => restoreEntryVersion(kind, id, version),
		onSuccess: (restored) => {
			onRestored();
			show(restored);
			void queryClient.invalidateQueries();
			void showToast('success', { title: historyWords.restored[restoreMode] });
		},
	});
	return (
		<Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
			<Button size="compact" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
				{isPending ? historyWords.restoring : historyWords.restore[restoreMode]}
			</Button>
			{restoreMode === 'live' && (
				<Box as="span" textStyle="small" color="muted">
					{historyWords.live}
				</Box>
			)}
			<Box role="alert" textStyle="small" color="danger">
				{error?.message}
			</Box>
		</Box>
	);
}
