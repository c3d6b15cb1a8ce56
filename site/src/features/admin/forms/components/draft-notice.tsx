import { Box } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { TextButton, TextLink } from '../../../../ui/text-link';
import { formatDraftTime } from '../../drafts/when';
import { adminWords } from '../../words';
import type { EntryForm } from '../entry-form/use-entry-form';

type Draft = EntryForm<object>['draft'];

/** Shows when the draft was last saved. */
export const DraftStatus = ({ draft: { savedAt } }: { draft: Draft }) =>
	savedAt && `Draft saved ${formatDraftTime(savedAt)}`;

/** Tells the user that a draft was restored, and lets them discard it. */
export function DraftNotice({
	entry: { draft, clear },
	hasPicture,
	another,
}: {
	entry: Pick<EntryForm<object>, 'draft' | 'clear'>;
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
						This is your draft of {formatDraftTime(restoredFrom)}.
						{hasPicture && ' A picture that was not uploaded has to be chosen again.'}
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
