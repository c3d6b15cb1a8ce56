import { Box } from '@chakra-ui/react';
import { confirm } from '../../../../ui/alerts';
import { Button } from '../../../../ui/button';
import { words } from '../../words';
import type { EntryForm } from '../entry-form/use-entry-form';

const question = {
	title: 'Clear the form?',
	text: 'What you typed is gone then, its draft included.',
	action: 'Clear',
	destroys: true,
};

/** Clear and save; at the foot of a small screen, where the thumb is. */
export function FormActions<Form>({
	entry: { picture, pending, isUnsaved, isQueued, comparison, clear: clearAll },
	save,
}: {
	entry: EntryForm<Form>;
	save: string;
}) {
	const isUploading = typeof picture?.part === 'number';
	const doing = isUploading ? 'Uploading…' : pending && 'Saving…';
	const clear = async () => {
		if (!isUnsaved || (await confirm(question))) clearAll();
	};
	return (
		<Box
			display="flex"
			gap="3"
			flexShrink="0"
			position={{ base: 'fixed', md: 'static' }}
			insetInline="0"
			bottom="0"
			paddingInline={{ base: 'screen', md: '0' }}
			paddingTop={{ base: '3', md: '0' }}
			paddingBottom={{ base: 'max({spacing.3}, env(safe-area-inset-bottom))', md: '0' }}
			bg="canvas"
			borderTopWidth={{ base: '1px', md: '0' }}
			borderColor="hairline"
		>
			{isUploading ? (
				<Button variant="outline" size="compact" onClick={picture.cancel}>
					Cancel
				</Button>
			) : (
				<Button variant="outline" size="compact" aria-disabled={pending} onClick={clear}>
					Clear
				</Button>
			)}
			<Button
				type="submit"
				size="compact"
				flexGrow={{ base: '1', md: '0' }}
				aria-disabled={pending || comparison !== null}
				title={isQueued ? words.queued : undefined}
				aria-keyshortcuts="Control+S Meta+S"
			>
				{doing || save}
			</Button>
		</Box>
	);
}
