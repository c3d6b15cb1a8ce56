import { Box } from '@chakra-ui/react';
import { messages } from '@sumu/contract';
import { Star } from 'lucide-react';

/** Rating of a review, and its author's location. */
export const Stars = ({ rating, below }: { rating: number | null; below: string | null }) => (
	<Box textAlign={{ base: 'end', lg: 'start' }}>
		{rating !== null && (
			<Box as="span" display="inline-flex" alignItems="center" gap="1" fontWeight="strong">
				{rating}
				<Star size={14} fill="currentColor" aria-label="stars" />
			</Box>
		)}
		<Box color="muted">{below ?? messages.unknownLocation}</Box>
	</Box>
);
