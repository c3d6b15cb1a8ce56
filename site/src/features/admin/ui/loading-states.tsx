import { Box } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { Skeleton } from '../../../ui/skeleton';
import { TextButton } from '../../../ui/text-link';

/** Error for content that could not be loaded, with a retry button. */
export const Failure = ({ what, retry }: { what: string; retry: () => void }) => (
	<Box role="alert" display="flex" flexWrap="wrap" alignItems="center" gap="4" paddingBlock="8">
		<Box display="flex" alignItems="center" gap="2" color="danger" textStyle="ui">
			<CircleAlert size={20} aria-hidden />
			{what} could not be loaded.
		</Box>
		<TextButton onClick={retry}>Try again</TextButton>
	</Box>
);

const skeletonIndexes = [0, 1, 2, 3, 4, 5];

/** Placeholder for rows that are loading, with their height. */
export const SkeletonRows = () => (
	<Box role="status" aria-label="Loading">
		{skeletonIndexes.map((row) => (
			<Box key={row} borderBottomWidth="1px" borderColor="hairline" paddingBlock="3">
				<Skeleton row={row} height={{ base: '96px', xl: '40px' }} />
			</Box>
		))}
	</Box>
);
