import { Box } from '@chakra-ui/react';
import type { EntryKind, EntryState } from '@sumu/contract';
import { useSite } from '../../../../lib/site/use-site';
import { hasChanges } from '../../drafts/local-drafts';
import { toPublicationStatus } from '../../state/publication-status';
import { saidMoment } from '../../state/zoned-time';
import { adminWords } from '../../words';
import type { DataRow, TableColumn } from './list-config';
import { StateDot, type StateTone } from './state-dot';

const tones: Readonly<Record<EntryState, StateTone>> = {
	draft: 'attention',
	modified: 'changed',
	scheduled: 'changed',
	published: 'quiet',
};

function Time({ moment }: { moment: string }) {
	const { timeZone } = useSite();
	return (
		<Box asChild color="muted" whiteSpace="nowrap">
			<time dateTime={moment}>{saidMoment(moment, timeZone)}</time>
		</Box>
	);
}

/** Column with the status of each row, and whether this browser has unsaved changes of it. */
export const stateColumn = (
	kind: EntryKind,
	labels: Readonly<Record<EntryState, string>> = adminWords.state,
): TableColumn<DataRow, never> => ({
	header: 'Status',
	cell(row) {
		const { status, publishAt } = toPublicationStatus(row);
		return (
			<Box textAlign={{ base: 'end', xl: 'start' }}>
				<StateDot tone={tones[status]}>{labels[status]}</StateDot>
				{publishAt && (
					<Box>
						<Time moment={publishAt} />
					</Box>
				)}
				{hasChanges(kind, row._id) && <Box color="muted">{adminWords.waiting.changes}</Box>}
			</Box>
		);
	},
});
