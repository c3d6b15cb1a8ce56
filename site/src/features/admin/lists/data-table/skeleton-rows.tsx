import { Box } from '@chakra-ui/react';
import { Skeleton } from '../../../../ui/skeleton';

const skeletonIndexes = [0, 1, 2, 3, 4, 5];

/** Placeholder for rows that are loading, with their height. */
export const SkeletonRows = () => (
	<Box role="status" aria-label="Loading">
		{skeletonIndexes.map((row) => (
			<Box key={row} borderBottomWidth="1px" borderColor="hairline" paddingBlock="3">
				<Skeleton row={row} height={{ base: '96px', lg: '40px' }} />
			</Box>
		))}
	</Box>
);
