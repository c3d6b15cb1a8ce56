import { Box } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { AsideNotice } from '../../conflict/conflict-stash-notice';
import { Comparison } from '../../conflict/version-comparison';
import { PreviewButton } from '../../preview/components/preview-button';
import { PageBar } from '../../ui/page-bar';
import { adminWords } from '../../words';
import type { EntryForm } from '../entry-form/use-entry-form';
import { EditorTools } from './editor-tools';
import { FormActions } from './form-actions';
import { DraftNotice, DraftStatus, FailureNotice, SavedNotice } from './form-notices';
import { useEditorView } from './use-editor-view';

const isSave = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
	key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey;

/**
 * A screen with a single form: the main fields, and the details in a panel beside them (on smaller screens,
 * below them). Ctrl+S or ⌘S saves it.
 */
export function FormScreen<Form>({
	title,
	one,
	bar,
	entry,
	details,
	hasDetailError,
	createAnew,
	another,
	preview,
	children,
}: {
	title: string;
	/** Name of the entry kind, as in ‘Update post’. */
	one: string;
	/** Below the title. */
	bar: ReactNode;
	entry: EntryForm<Form>;
	details?: ReactNode;
	hasDetailError: boolean;
	/** Adds the typed values as a new entry, after the entry was deleted elsewhere. */
	createAnew?: (() => void) | undefined;
	/** Address of an empty form, to add another entry beside a restored draft. */
	another?: string | undefined;
	/** Preview of the entry's page with the typed values, for kinds that have a page. */
	preview?: ReactNode;
	children: ReactNode;
}) {
	const [isPreviewed, setPreviewed] = useState(false);
	const detailsRef = useRef<HTMLElement>(null);
	const detailsId = useId();
	const view = useEditorView(detailsRef, hasDetailError);
	const { isDistractionFree, areDetailsShown } = view;
	const { comparison } = entry.conflict;
	const isBeside = details && areDetailsShown && !isPreviewed;
	return (
		<Box asChild>
			<form
				{...entry.formProps}
				aria-label={title}
				onKeyDown={(event) => {
					if (event.key === 'Escape' && !event.defaultPrevented) view.setDistractionFree(false);
					if (!isSave(event)) return;
					event.preventDefault();
					event.currentTarget.requestSubmit();
				}}
			>
				<PageBar title={title} status={<DraftStatus drafts={entry.drafts} />}>
					{preview && (
						<PreviewButton isOpen={isPreviewed} onClick={() => setPreviewed(!isPreviewed)} />
					)}
					<FormActions entry={entry} one={one} />
				</PageBar>
				<Box display="flex" flexWrap="wrap" alignItems="start" columnGap="6">
					<Box
						display={isDistractionFree ? 'none' : 'flex'}
						flexWrap="wrap"
						columnGap="4"
						css={{ '& > section': { flexBasis: '100%' } }}
					>
						{bar}
					</Box>
					<EditorTools view={view} detailsId={details ? detailsId : undefined} />
				</Box>
				<FailureNotice failure={entry.saving.failure} retry={() => entry.saving.save()} />
				<SavedNotice entry={entry} createAnew={createAnew} />
				{comparison && <Comparison {...comparison} />}
				<AsideNotice {...entry.conflict.aside} />
				<DraftNotice
					drafts={entry.drafts}
					hasPicture={entry.fields.picture !== null}
					another={another}
				/>
				<Box
					// Hidden instead of unmounted, to keep the typed values.
					display={comparison ? 'none' : 'grid'}
					gridTemplateColumns={{
						base: 'minmax(0, 1fr)',
						xl: isPreviewed
							? 'minmax(0, 2fr) minmax(0, 3fr)'
							: isBeside
								? 'minmax(0, 1fr) minmax(0, 340px)'
								: 'minmax(0, 1fr)',
					}}
					columnGap="8"
					rowGap="8"
					alignItems="start"
					maxWidth={isDistractionFree && !isPreviewed ? '860px' : undefined}
					marginInline={isDistractionFree ? 'auto' : undefined}
					paddingBlock={{ base: '4', lg: '6' }}
				>
					<Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" minWidth="0">
						{children}
					</Box>
					{details && (
						<Box
							as="section"
							ref={detailsRef}
							id={detailsId}
							aria-label={adminWords.editor.details}
							display={areDetailsShown ? 'grid' : 'none'}
							gridTemplateColumns="minmax(0, 1fr)"
							gap="6"
							minWidth="0"
							paddingInlineStart={{ xl: isBeside ? '8' : '0' }}
							borderInlineStartWidth={{ xl: isBeside ? '1px' : '0' }}
							borderColor="hairline"
						>
							{details}
						</Box>
					)}
					{isPreviewed && preview}
				</Box>
			</form>
		</Box>
	);
}
