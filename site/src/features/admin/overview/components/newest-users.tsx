import { Box } from '@chakra-ui/react';
import type { AdminOverview } from '@sumu/contract';
import { formatDate } from '../../ui/formats';

export const NewestUsers = ({ users }: { users: AdminOverview['newestUsers'] }) => (
	<Box as="ul" borderTopWidth="1px" borderColor="hairline">
		{users.map(({ _id, displayName, email, date }) => (
			<Box
				as="li"
				key={_id}
				display="flex"
				justifyContent="space-between"
				gap="4"
				paddingBlock="3"
				borderBottomWidth="1px"
				borderColor="hairline"
				textStyle="small"
			>
				<Box minWidth="0">
					<Box fontWeight="strong" truncate>
						{displayName}
					</Box>
					<Box color="muted" truncate>
						{email}
					</Box>
				</Box>
				<Box asChild color="muted" flex="none">
					<time dateTime={date}>{formatDate(date)}</time>
				</Box>
			</Box>
		))}
	</Box>
);
