import { Box } from '@chakra-ui/react';
import type { EntryKind } from '@sumu/contract';
import { hasChanges } from '../../drafts/local-drafts';
import { toPublicationStatus } from '../../state/publication-status';
import { StateMark } from '../../state/state-mark';
import { adminWords } from '../../words';
import type { DataRow, TableColumn } from './list-config';

/** Column with the status of each row, and whether this browser has unsaved changes of it. */
export const stateColumn = (kind: EntryKind): TableColumn<DataRow, never> => ({
	header: 'Status',
	cell: (row) => (
		<Box>
			<StateMark standing={toPublicationStatus(row)} />
			{hasChanges(kind, row._id) && <Box color="muted">{adminWords.waiting.changes}</Box>}
		</Box>
	),
});
