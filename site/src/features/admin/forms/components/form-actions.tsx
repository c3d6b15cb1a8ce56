import { Box } from '@chakra-ui/react';
import { askConfirmation } from '../../../../ui/alerts';
import { Button } from '../../../../ui/button';
import {
	draftSaveOptions,
	type FormSaveOptions,
	getPublishSaveOptions,
} from '../../state/publication-status';
import { adminWords } from '../../words';
import type { EntryForm } from '../entry-form/use-entry-form';

const clearQuestion = {
	title: 'Clear the form?',
	text: 'Everything you typed is deleted, including the draft.',
	action: 'Clear',
	destroys: true,
};

/** Clear, save and publish buttons; at the bottom of small screens, within reach of the thumb. */
export function FormActions<Form>({
	entry: {
		fields: { picture },
		drafts: { isUnsaved, clear },
		conflict: { comparison },
		saving: { save, options: saveOptions, pending, isQueued },
		stored: { standing },
	},
	one,
}: {
	entry: EntryForm<Form>;
	/** Name of the entry kind, as in ‘Update post’. */
	one: string;
}) {
	const isUploading = typeof picture?.part === 'number';
	const progressLabel = isUploading ? 'Uploading…' : pending && 'Saving…';
	const isShown = standing?.status === 'published';
	const confirmClear = async () => {
		if (!isUnsaved || (await askConfirmation(clearQuestion))) clear();
	};
	/**
	 * Renders a save button. Enter and Ctrl+S press the default one, which only publishes if the entry is
	 * published and has no newer draft.
	 */
	const renderSaveButton = (how: FormSaveOptions, label: string, isDefault: boolean) => {
		const isPressed = (saveOptions.status === 'draft') === (how.status === 'draft');
		return (
			<Button
				type={isDefault ? 'submit' : 'button'}
				size="compact"
				variant={how.status === 'draft' ? 'outline' : 'accent'}
				flexGrow={{ base: '1', md: '0' }}
				aria-disabled={pending || comparison !== null}
				title={isQueued ? adminWords.queued : undefined}
				{...(isDefault
					? { 'aria-keyshortcuts': 'Control+S Meta+S' }
					: { onClick: () => save(how) })}
			>
				{(isPressed && progressLabel) || label}
			</Button>
		);
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
				<Button variant="outline" size="compact" aria-disabled={pending} onClick={confirmClear}>
					Clear
				</Button>
			)}
			{renderSaveButton(draftSaveOptions, adminWords.save.draft, !isShown)}
			{renderSaveButton(
				getPublishSaveOptions(standing),
				isShown ? adminWords.save.update(one) : adminWords.save.publish,
				isShown,
			)}
		</Box>
	);
}
