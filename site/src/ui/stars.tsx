import { Box } from '@chakra-ui/react';
import { ratingRange as limits } from '@sumu/contract';
import { Star } from 'lucide-react';
import { useWords } from '../lib/words/use-words';

const starNumbers = Array.from({ length: limits.max }, (_, index) => index + 1);

/** A rating as a row of stars; the last one may be partly filled. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
	const { t } = useWords();
	return (
		<Box
			role="img"
			aria-label={t('{rating} of {max} stars', { rating, max: limits.max })}
			position="relative"
			display="inline-flex"
			color="control"
		>
			<Row size={size} />
			<Box
				position="absolute"
				inset="0"
				overflow="hidden"
				color="gold"
				display="flex"
				style={{ width: `${(rating / limits.max) * 100}%` }}
			>
				<Row size={size} filled />
			</Box>
		</Box>
	);
}

const Row = ({ size, filled = false }: { size: number; filled?: boolean }) =>
	starNumbers.map((place) => (
		<Box asChild key={place} flex="none">
			<Star size={size} strokeWidth={1.5} fill={filled ? 'currentColor' : 'none'} aria-hidden />
		</Box>
	));
