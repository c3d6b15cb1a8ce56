import { Box } from '@chakra-ui/react';
import { Button } from '../../../../ui/button';
import { adminWords } from '../../words';
import type { EntryForm } from '../entry-form/use-entry-form';

/**
 * Notice that a save is queued, waits for uploads or was merged, or that the entry was deleted elsewhere and
 * can be added again.
 */
export function SavedNotice<Form>({
	entry: { isDeleted, isQueued, gallery, aside, isUnsaved, comparison },
	createAnew,
}: {
	entry: EntryForm<Form>;
	createAnew?: (() => void) | undefined;
}) {
	if (isDeleted)
		return (
			<Box role="alert" display="flex" flexWrap="wrap" alignItems="center" gap="4" paddingTop="6">
				<Box as="p" textStyle="ui">
					{adminWords.gone.text}
				</Box>
				<Button size="compact" onClick={createAnew}>
					{adminWords.gone.action}
				</Button>
			</Box>
		);
	if (comparison) return null;
	const waits = isQueued ? adminWords.queued : gallery.isAwaited && adminWords.awaiting;
	return (
		<Box role="status" color="muted" textStyle="small">
			{waits || (aside.isJoined && isUnsaved && adminWords.compare.joined)}
		</Box>
	);
}
