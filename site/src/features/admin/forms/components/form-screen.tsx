import { Box } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { AsideNotice } from '../../conflict/conflict-stash-notice';
import { Comparison } from '../../conflict/version-comparison';
import { PreviewButton } from '../../preview/components/preview-button';
import { PageBar } from '../../ui/page-bar';
import type { EntryForm } from '../entry-form/use-entry-form';
import { FormActions } from './form-actions';
import { DraftNotice, DraftStatus, FailureNotice, SavedNotice } from './form-notices';

const isSave = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
	key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey;

/** A screen with a single form; Ctrl+S or ⌘S saves it. */
export function FormScreen<Form>({
	title,
	one,
	bar,
	entry,
	aside,
	below,
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
	/** Beside the fields, or below them on smaller screens. */
	aside?: ReactNode;
	/** Below both, at full width. */
	below?: ReactNode;
	/** Adds the typed values as a new entry, after the entry was deleted elsewhere. */
	createAnew?: (() => void) | undefined;
	/** Address of an empty form, to add another entry beside a restored draft. */
	another?: string | undefined;
	/** Preview of the entry's page with the typed values, for kinds that have a page. */
	preview?: ReactNode;
	children: ReactNode;
}) {
	const [isPreviewed, setPreviewed] = useState(false);
	const { comparison } = entry.conflict;
	const isBeside = aside && !isPreviewed;
	return (
		<Box asChild>
			<form
				{...entry.formProps}
				aria-label={title}
				onKeyDown={(event) => {
					if (!isSave(event)) return;
					event.preventDefault();
					event.currentTarget.requestSubmit();
				}}
			>
				<PageBar title={title} status={<DraftStatus draft={entry.drafts.draft} />}>
					{preview && (
						<PreviewButton isOpen={isPreviewed} onClick={() => setPreviewed(!isPreviewed)} />
					)}
					<FormActions entry={entry} one={one} />
				</PageBar>
				{bar}
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
								? 'minmax(0, 1fr) minmax(0, 400px)'
								: 'minmax(0, 1fr)',
					}}
					columnGap="12"
					rowGap="8"
					alignItems="start"
					maxWidth={isPreviewed ? undefined : '1200px'}
					paddingBlock={{ base: '6', lg: '8' }}
				>
					<Box display="grid" gap="6" minWidth="0">
						{children}
					</Box>
					{aside}
					{below && (
						<Box
							gridColumn={isPreviewed ? '1' : '1 / -1'}
							display="grid"
							gridTemplateColumns="minmax(0, 1fr)"
							gap="8"
							minWidth="0"
						>
							{below}
						</Box>
					)}
					{isPreviewed && preview}
				</Box>
			</form>
		</Box>
	);
}
