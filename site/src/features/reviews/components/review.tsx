import { Box } from '@chakra-ui/react';
import { useTextDirection } from '../../../lib/words/text-direction';
import type { ShownReview } from '../api/list-reviews';
import { ReviewedProject, Reviewer } from './reviewer';

/** Review text with its author. */
export function Review({ review }: { review: ShownReview }) {
	const directionOf = useTextDirection();
	return (
		<Box
			as="figure"
			display="flex"
			flexDirection="column"
			alignItems="center"
			justifyContent="space-between"
			height="full"
			gap="8"
		>
			<Box
				as="blockquote"
				dir={directionOf(review.reviewText)}
				textStyle="quote"
				textAlign="center"
				textWrap="balance"
				maxWidth="700px"
			>
				{review.reviewText}
			</Box>
			<Box as="figcaption" display="grid" gap="3" justifyItems="center">
				<Reviewer review={review} />
				<ReviewedProject review={review} />
			</Box>
		</Box>
	);
}
