import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { StateMark } from '../../state/state-mark';
import { adminWords } from '../../words';
import type { EntryForm } from '../entry-form/use-entry-form';

/** Status of an entry and its actions (the children), below the title. */
export const EntryBar = <Form,>({
	entry: { standing },
	children,
}: {
	entry: EntryForm<Form>;
	children: ReactNode;
}) => (
	<Box
		role="group"
		aria-label={adminWords.bar}
		display="flex"
		flexWrap="wrap"
		alignItems="center"
		columnGap="4"
		paddingTop="3"
	>
		{standing && <StateMark standing={standing} />}
		{children}
	</Box>
);
