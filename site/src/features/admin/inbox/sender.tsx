import { Box } from '@chakra-ui/react';
import type { ContactMessage } from '@sumu/contract';
import { formatDate } from '../ui/english';

/** Sender of a message, with contact details and date. */
export const Sender = ({ message: { name, email, number, date } }: { message: ContactMessage }) => (
	<Box
		as="dl"
		display="grid"
		gridTemplateColumns="auto minmax(0, 1fr)"
		columnGap="4"
		rowGap="1"
		marginTop="4"
		paddingBottom="4"
		borderBottomWidth="1px"
		borderColor="hairline"
		textStyle="small"
		css={{ '& dt': { color: 'muted' }, '& dd': { overflowWrap: 'anywhere' } }}
	>
		<dt>From</dt>
		<dd>{name}</dd>
		<dt>Email</dt>
		<dd>{email}</dd>
		{number && (
			<>
				<dt>Number</dt>
				<dd>{number}</dd>
			</>
		)}
		<dt>Date</dt>
		<dd>
			<time dateTime={date}>{formatDate(date)}</time>
		</dd>
	</Box>
);
