import { Box } from '@chakra-ui/react';
import type { Rating } from '@sumu/contract';
import { Stars } from '../../../ui/stars';

/** The average in a large figure; nothing where nobody has rated. */
export function Average({ rating }: { rating: Rating | null }) {
	if (!rating) return null;
	return (
		<Box display="flex" alignItems="end" gap="4" marginTop="6">
			<Box as="p" textStyle="figure" fontSize="clamp(4rem, 3rem + 3vw, 6rem)">
				{rating.average.toFixed(1)}
			</Box>
			<Box paddingBottom="2">
				<Stars rating={rating.average} />
				<Box as="p" textStyle="small" color="muted" marginTop="1">
					{rating.count === 1 ? 'one review' : `${rating.count} reviews`}
				</Box>
			</Box>
		</Box>
	);
}
