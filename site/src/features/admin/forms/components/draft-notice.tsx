import { Box } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { TextButton } from '../../../../ui/text-link';
import type { EntryForm } from '../entry-form/use-entry-form';

type Draft = EntryForm<object>['draft'];

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

const isToday = (at: number) => new Date(at).toDateString() === new Date().toDateString();
/** `14:02`, or `3 May, 14:02` on another day. */
const when = (at: number) =>
	[isToday(at) ? '' : day.format(at), clock.format(at)].filter(Boolean).join(', ');

/** Says that what is typed is kept. */
export const DraftStatus = ({ draft: { savedAt } }: { draft: Draft }) =>
	savedAt && `Draft saved ${when(savedAt)}`;

/** Says that what shows was typed at another time, and takes it away if it is not wanted. */
export function DraftNotice({
	entry: { draft, clear },
	hasPicture,
}: {
	entry: Pick<EntryForm<object>, 'draft' | 'clear'>;
	hasPicture: boolean;
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
					<Box as="p" flex="1 1 20ch" paddingBlock="2">
						This is your draft of {when(restoredFrom)}.
						{hasPicture && ' A picture that was not uploaded has to be chosen again.'}
					</Box>
					<TextButton onClick={clear}>Discard</TextButton>
				</Box>
			)}
		</Box>
	);
}
