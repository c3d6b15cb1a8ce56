import { Box } from '@chakra-ui/react';
import { Button } from '../../../../ui/button';
import { TextButton } from '../../../../ui/text-link';
import { adminWords } from '../../words';

/** Save button and status of the changes; always visible. */
export function SaveBar({
	isSaving,
	isSaved,
	isQueued,
	isDirty,
	problem,
	onDiscard,
}: {
	isSaving: boolean;
	/** Whether the last changes are on the site. */
	isSaved: boolean;
	/** Whether a save is waiting for the current one. */
	isQueued: boolean;
	isDirty: boolean;
	/** Reason for a failed save. */
	problem: string | undefined;
	onDiscard: () => void;
}) {
	const unsavedText = isQueued ? adminWords.queued : 'Unsaved changes.';
	const statusText = isDirty ? unsavedText : isSaved && 'Saved. The changes are live.';
	return (
		<Box
			position="sticky"
			bottom="0"
			zIndex="bar"
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			gap="4"
			paddingBlock="3"
			bg="canvas"
			borderTopWidth="1px"
			borderColor="hairline"
		>
			<Button type="submit" size="compact" aria-disabled={!isDirty || isSaving}>
				{isSaving ? 'Saving…' : 'Save'}
			</Button>
			{isDirty && <TextButton onClick={onDiscard}>Discard</TextButton>}
			<Box role="status" textStyle="small" color="muted">
				{!problem && statusText}
			</Box>
			<Box role="alert" textStyle="small" color="danger">
				{problem}
			</Box>
		</Box>
	);
}
