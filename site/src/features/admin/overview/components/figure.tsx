import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A number of the overview with its label and a note; links to its list. */
export const Figure = ({
	label,
	value,
	to,
	children,
}: {
	label: string;
	value: string | number;
	to: string;
	children: ReactNode;
}) => (
	<Box
		asChild
		display="flex"
		flexDirection="column"
		gap="1"
		paddingBlock="4"
		paddingInline={{ base: '3', lg: '6' }}
		borderColor="hairline"
		transition="background-color {durations.hover}"
		_hover={{ bg: 'sunken' }}
	>
		<Link to={to}>
			<Box as="span" textStyle="small" color="muted">
				{label}
			</Box>
			<Box as="span" textStyle="h2" fontSize={{ base: '2.25rem', lg: '2.75rem' }}>
				{value}
			</Box>
			<Box as="span" textStyle="label" color="muted">
				{children}
			</Box>
		</Link>
	</Box>
);
