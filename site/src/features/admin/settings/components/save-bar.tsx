import { Box } from '@chakra-ui/react';
import { Button } from '../../../../ui/button';
import { TextButton } from '../../../../ui/text-link';

/** What became of the changes, and the button that saves them; always in sight. */
export function SaveBar({
	isSaving,
	isSaved,
	isDirty,
	problem,
	onDiscard,
}: {
	isSaving: boolean;
	/** Whether what was changed last is on the site. */
	isSaved: boolean;
	isDirty: boolean;
	/** Why it could not be saved. */
	problem: string | undefined;
	onDiscard: () => void;
}) {
	const words = isDirty ? 'Not saved yet.' : isSaved && 'Saved. The site shows it now.';
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
				{!problem && words}
			</Box>
			<Box role="alert" textStyle="small" color="danger">
				{problem}
			</Box>
		</Box>
	);
}
