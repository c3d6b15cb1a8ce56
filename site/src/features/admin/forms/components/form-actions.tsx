import { Box } from '@chakra-ui/react';
import { confirm } from '../../../../ui/alerts';
import { Button } from '../../../../ui/button';
import type { EntryForm } from '../entry-form/use-entry-form';

const question = {
	title: 'Clear the form?',
	text: 'What you typed is gone then, its draft included.',
	action: 'Clear',
	destroys: true,
};
const doing = { idle: '', uploading: 'Uploading…', saving: 'Saving…' } as const;

/** Clear and save; at the foot of a small screen, where the thumb is. */
export function FormActions({ entry, save }: { entry: EntryForm; save: string }) {
	const { phase, cancel } = entry.sending;
	const isBusy = phase.name !== 'idle';
	const clear = async () => {
		if (!entry.isUnsaved || (await confirm(question))) entry.clear();
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
			{phase.name === 'uploading' ? (
				<Button variant="outline" size="compact" onClick={cancel}>
					Cancel
				</Button>
			) : (
				<Button variant="outline" size="compact" aria-disabled={isBusy} onClick={clear}>
					Clear
				</Button>
			)}
			<Button
				type="submit"
				size="compact"
				flexGrow={{ base: '1', md: '0' }}
				aria-disabled={isBusy}
				aria-keyshortcuts="Control+S Meta+S"
			>
				{doing[phase.name] || save}
			</Button>
		</Box>
	);
}
