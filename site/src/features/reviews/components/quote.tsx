import { Box } from '@chakra-ui/react';
import type { HomeSection as Heading } from '@sumu/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTextDirection } from '../../../lib/words/text-direction';
import { Columns, Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { latestReviewQuery } from '../api/list-reviews';
import { ReviewedProject, Reviewer } from './reviewer';

/** The newest review, in large type. */
export function Quote({ heading }: { heading: Heading }) {
	const {
		data: [review],
	} = useSuspenseQuery(latestReviewQuery());
	const directionOf = useTextDirection();
	if (!review) return null;
	return (
		<Section id="testimonials" label={heading.title}>
			<Container>
				<Columns as="figure" rowGap="8">
					<Box
						as="figcaption"
						gridColumn={{ lg: '1 / 4' }}
						display="grid"
						alignContent="start"
						justifyItems="start"
						gap="3"
						paddingTop="2"
					>
						<Reviewer review={review} />
						<ReviewedProject review={review} />
					</Box>
					<Box
						as="blockquote"
						dir={directionOf(review.reviewText)}
						gridColumn={{ lg: '4 / 13' }}
						textStyle="quote"
						fontSize="clamp(1.625rem, 1.1rem + 2.2vw, 3rem)"
						lineHeight="1.24"
						textWrap="pretty"
					>
						{review.reviewText}
					</Box>
				</Columns>
			</Container>
		</Section>
	);
}
