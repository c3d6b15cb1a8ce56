import { Box } from '@chakra-ui/react';
import type { RatingSummary } from '@sumu/contract';
import { useWords } from '../../../lib/words/use-words';
import { Stars } from '../../../ui/stars';

/** Average rating in large type; nothing without ratings. */
export function Average({ rating }: { rating: RatingSummary | null }) {
	const { counted, number } = useWords();
	if (!rating) return null;
	return (
		<Box display="flex" alignItems="end" gap="4" marginTop="6">
			<Box as="p" textStyle="figure" fontSize="clamp(4rem, 3rem + 3vw, 6rem)">
				{number(rating.average, 1)}
			</Box>
			<Box paddingBottom="2">
				<Stars rating={rating.average} />
				<Box as="p" textStyle="small" color="muted" marginTop="1">
					{counted({ one: 'one review', other: '{count} reviews' }, rating.count)}
				</Box>
			</Box>
		</Box>
	);
}
