import { Box } from '@chakra-ui/react';
import { CircleAlert, History } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button';
import { TextButton, TextLink } from '../../../../ui/text-link';
import { formatDraftTime } from '../../drafts/local-drafts';
import { adminWords } from '../../words';
import type { EntryForm } from '../entry-form/use-entry-form';

type Drafts = Pick<EntryForm<object>['drafts'], 'draft' | 'clear' | 'isUnsaved'>;

const { editor: editorWords } = adminWords;

/** State of the draft in this browser, which is saved automatically. */
export function DraftStatus({ drafts: { draft, isUnsaved } }: { drafts: Drafts }) {
	const { isSaving, isFull, savedAt } = draft;
	if (isSaving) return editorWords.saving;
	if (isFull) return editorWords.notSaved;
	if (savedAt) return editorWords.draftSaved(formatDraftTime(savedAt));
	return !isUnsaved && editorWords.noChanges;
}

/** Tells the user that a draft was restored, and lets them discard it. */
export function DraftNotice({
	drafts: { draft, clear },
	hasPicture,
	another,
}: {
	drafts: Pick<Drafts, 'draft' | 'clear'>;
	hasPicture: boolean;
	/** Address of an empty form, if another entry can be added beside this draft. */
	another?: string | undefined;
}) {
	const { restoredFrom } = draft;
	return (
		<Box role="status">
			{restoredFrom !== null && (
				<Box
					display="flex"
					alignItems="center"
					flexWrap="wrap"
					columnGap="4"
					marginTop="6"
					paddingInline="4"
					bg="sunken"
					textStyle="small"
				>
					<History size={18} aria-hidden />
					<Box as="p" flex={{ base: '1 1 24ch', md: '1 1 20ch' }} paddingBlock="2">
						Your draft from {formatDraftTime(restoredFrom)}.
						{hasPicture && ' Choose pictures again if they weren’t uploaded yet.'}
					</Box>
					{another && (
						<TextLink to={another} tone="quiet">
							{adminWords.waiting.another}
						</TextLink>
					)}
					<TextButton onClick={clear}>Discard</TextButton>
				</Box>
			)}
		</Box>
	);
}

/** Error message with a retry button; scrolls into view. */
export function FailureNotice({ failure, retry }: { failure: string; retry: () => void }) {
	const noticeRef = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (failure) noticeRef.current?.scrollIntoView({ block: 'nearest' });
	}, [failure]);
	return (
		<Box ref={noticeRef} role="alert" scrollMarginTop="{sizes.pageBar}">
			{failure && (
				<Box
					display="flex"
					alignItems="center"
					flexWrap="wrap"
					columnGap="4"
					marginTop="6"
					padding="2"
					paddingInline="4"
					bg="raised"
					borderInlineStartWidth="4px"
					borderColor="danger"
					textStyle="ui"
				>
					<Box color="danger" flexShrink="0">
						<CircleAlert size={20} aria-hidden />
					</Box>
					<Box as="p" flex="1 1 20ch" paddingBlock="2">
						{failure}
					</Box>
					<TextButton onClick={retry}>Try again</TextButton>
				</Box>
			)}
		</Box>
	);
}

/**
 * Notice that a save is queued, waits for uploads or was merged, or that the entry was deleted elsewhere and
 * can be added again.
 */
export function SavedNotice<Form>({
	entry: {
		fields: { gallery },
		drafts: { isUnsaved },
		conflict: { comparison, aside, isDeleted },
		saving: { isQueued },
	},
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
