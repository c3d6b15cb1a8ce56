import { Box } from '@chakra-ui/react';
import type { Review } from '@sumu/contract';
import { useWords } from '../../../lib/words/use-words';
import { Stars } from '../../../ui/stars';
import { Reviewer } from './reviewer';

/** Review in a list: author, stars, date and text. */
export function ItemReview({ review }: { review: Review }) {
	const { day } = useWords();
	return (
		<Box as="li" borderTopWidth="1px" borderColor="hairline" paddingBlock="6">
			<Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="4">
				<Reviewer review={review} />
				<Box textAlign="end">
					{review.rating !== null && <Stars rating={review.rating} />}
					<Box textStyle="label" color="muted">
						<time dateTime={review.date}>{day(review.date)}</time>
					</Box>
				</Box>
			</Box>
			<Box
				as="blockquote"
				textStyle="lead"
				maxWidth="measure"
				marginTop="4"
				overflowWrap="anywhere"
				whiteSpace="pre-line"
			>
				{review.reviewText}
			</Box>
		</Box>
	);
}
