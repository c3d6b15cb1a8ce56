import { Box } from '@chakra-ui/react';
import type { HomeSection as Heading } from '@sumu/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Empty } from '../../../ui/empty-state';
import { Section, SectionHeading } from '../../../ui/section';
import { reviewsQuery } from '../api/list-reviews';
import { Carousel } from './carousel';

/** Reviews on the home page; the only centred section. */
export function Reviews({ number, heading }: { number: string; heading: Heading }) {
	const { t } = useWords();
	const { data: reviews } = useSuspenseQuery(reviewsQuery());
	return (
		<Section id="testimonials" ground="sunken">
			<Container textAlign="center" css={{ '& p': { marginInline: 'auto' } }}>
				<SectionHeading
					section="testimonials"
					number={number}
					title={heading.title}
					intro={heading.text}
					size="h3"
				/>
			</Container>
			{reviews.length === 0 ? (
				<Container display="flex" justifyContent="center">
					<Empty text={t('No reviews yet')} />
				</Container>
			) : (
				<Box marginTop="12" overflow="hidden">
					<Carousel label={heading.title} reviews={reviews} />
				</Box>
			)}
		</Section>
	);
}
