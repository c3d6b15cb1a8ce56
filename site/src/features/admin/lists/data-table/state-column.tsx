import { Box } from '@chakra-ui/react';
import type { EntryKind } from '@sumu/contract';
import { hasChanges } from '../../drafts/waiting';
import { standingOf } from '../../state/standing';
import { StateMark } from '../../state/state-mark';
import { words } from '../../words';
import type { Column, Row } from './column';

/** Column with the status of each row, and whether this browser has unsaved changes of it. */
export const stateColumn = (kind: EntryKind): Column<Row, never> => ({
	header: 'State',
	cell: (row) => (
		<Box>
			<StateMark standing={standingOf(row)} />
			{hasChanges(kind, row._id) && <Box color="muted">{words.waiting.changes}</Box>}
		</Box>
	),
});
