import { Box } from '@chakra-ui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTextDirection } from '../../../lib/words/text-direction';
import { reviewsQuery } from '../api/list-reviews';

/**
 * The newest review in a few lines, near the top of the home page. Assistive technology skips it, because the section
 * of reviews has the same text whole.
 */
export function OpeningQuote() {
	const {
		data: [review],
	} = useSuspenseQuery(reviewsQuery());
	const directionOf = useTextDirection();
	if (!review) return null;
	const caption = [review.UserName, review.project?.name].filter(Boolean).join(' · ');
	return (
		<Box as="figure" aria-hidden marginTop={{ base: '6', md: '8' }} maxWidth="measure">
			<Box as="blockquote" dir={directionOf(review.reviewText)} textStyle="lead" lineClamp="3">
				{review.reviewText}
			</Box>
			<Box as="figcaption" dir={directionOf(caption)} textStyle="small" color="muted" marginTop="2">
				{caption}
			</Box>
		</Box>
	);
}
