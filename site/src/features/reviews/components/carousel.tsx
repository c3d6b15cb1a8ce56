import { Box } from '@chakra-ui/react';
import { lazy, Suspense, useRef } from 'react';
import { useWords } from '../../../lib/words/use-words';
import { Decoration } from '../../../ui/decoration';
import { useInView } from '../../../ui/use-in-view';
import type { ShownReview } from '../api/list-reviews';
import { Controls } from './carousel-controls';
import { scrollRow } from './carousel-styles';
import { Review } from './review';

// If Swiper fails to load, the row can still be scrolled by hand.
const SwiperCarousel = lazy(() => import('./swiper-carousel').catch(() => ({ default: StillRow })));

/**
 * Row of reviews that moves automatically once scripts run and it is near the screen; a single review does not move.
 */
export function Carousel({ label, reviews }: { label: string; reviews: readonly ShownReview[] }) {
	const { t } = useWords();
	const ref = useRef<HTMLDivElement>(null);
	const near = useInView(ref, '800px');
	const row = <StillRow reviews={reviews} />;
	return (
		<Box ref={ref} role="group" aria-roledescription={t('carousel')} aria-label={label}>
			{near && reviews.length > 1 ? (
				<Decoration fallback={row}>
					<Suspense fallback={row}>
						<SwiperCarousel reviews={reviews} />
					</Suspense>
				</Decoration>
			) : (
				row
			)}
		</Box>
	);
}

function StillRow({ reviews }: { reviews: readonly ShownReview[] }) {
	const { t } = useWords();
	return (
		<>
			<Box
				as="ul"
				css={scrollRow}
				tabIndex={reviews.length > 1 ? 0 : undefined}
				aria-label={t('Reviews')}
			>
				{reviews.map((review) => (
					<li key={review._id}>
						<Review review={review} />
					</li>
				))}
			</Box>
			{reviews.length > 1 && (
				<Box marginTop="12" visibility="hidden">
					<Controls count={reviews.length} />
				</Box>
			)}
		</>
	);
}
