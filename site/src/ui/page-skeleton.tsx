import { Box } from '@chakra-ui/react';
import { Columns, Container } from './container';
import { Skeleton } from './skeleton';

const placeholderRows = [0, 1, 2, 3, 4, 5];

/** Loading state of a page for signed-in users: its title and placeholder rows. */
export function PageSkeleton({ title }: { title: string }) {
	return (
		<Container paddingTop={{ base: '8', lg: '16' }} paddingBottom="section" aria-busy>
			<Columns rowGap="12">
				<Box as="h1" textStyle="h1" gridColumn={{ lg: '1 / 5' }}>
					{title}
				</Box>
				<Box gridColumn={{ lg: '5 / 13' }} display="grid" gap="4" alignContent="start" aria-hidden>
					{placeholderRows.map((row) => (
						<Skeleton key={row} row={row} height="52px" />
					))}
				</Box>
			</Columns>
		</Container>
	);
}
