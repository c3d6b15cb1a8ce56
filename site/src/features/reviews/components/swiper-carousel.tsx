import { Box } from '@chakra-ui/react';
import { CAROUSEL_GAP_PX, uiTimings } from '@sumu/contract';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Swiper as Instance } from 'swiper';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { useWords } from '../../../lib/words/use-words';
import 'swiper/css';
import { keyAsRead } from '../../../ui/reading-direction';
import { useReducedMotion } from '../../../ui/use-reduced-motion';
import type { ShownReview } from '../api/list-reviews';
import { Controls } from './carousel-controls';
import { swiperRow } from './carousel-styles';
import { Review } from './review';

/** Minimum number of slides for Swiper's loop: fewer do not fill a wide row and its edges. */
const MIN_LOOP_SLIDES = 8;

/** Returns each review at least once, repeated until there are enough slides to loop. */
const slidesOf = (reviews: readonly ShownReview[]) => {
	const rounds = Math.ceil(MIN_LOOP_SLIDES / reviews.length);
	return Array.from({ length: rounds }, (_, round) =>
		reviews.map((review, at) => ({ review, at, key: `${review._id} ${round}` })),
	).flat();
};

/** Reviews in rotation, `timings.carousel` ms each, until paused. */
export default function SwiperCarousel({ reviews }: { reviews: readonly ShownReview[] }) {
	const { t } = useWords();
	const prefersReducedMotion = useReducedMotion();
	const [swiper, setSwiper] = useState<Instance>();
	/** Index of the centred slide, which may be a repeated review. */
	const [index, setIndex] = useState(0);
	const [isPlaying, setPlaying] = useState(!prefersReducedMotion);
	const progressRef = useRef<HTMLDivElement>(null);
	const reviewCount = reviews.length;

	const showReview = (at: number) => swiper?.slideToLoop(index - (index % reviewCount) + at);
	const onKeyDown = (event: KeyboardEvent) => {
		const key = keyAsRead(event.key);
		if (key === 'ArrowLeft') swiper?.slidePrev();
		if (key === 'ArrowRight') swiper?.slideNext();
	};
	const toggleAutoplay = () => {
		if (isPlaying) swiper?.autoplay.stop();
		else swiper?.autoplay.start();
		progressRef.current?.style.removeProperty('--passed');
		setPlaying(!isPlaying);
	};

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the buttons inside
		<div onKeyDown={onKeyDown}>
			<Box css={swiperRow} aria-live={isPlaying ? 'off' : 'polite'}>
				<Swiper
					modules={[Autoplay]}
					slidesPerView="auto"
					centeredSlides
					spaceBetween={CAROUSEL_GAP_PX}
					loop
					speed={prefersReducedMotion ? 0 : 700}
					autoplay={{
						delay: uiTimings.carousel,
						disableOnInteraction: false,
						enabled: !prefersReducedMotion,
					}}
					onSwiper={setSwiper}
					onRealIndexChange={({ realIndex }) => setIndex(realIndex)}
					onAutoplayTimeLeft={(_, __, left) =>
						progressRef.current?.style.setProperty('--passed', String(1 - Math.max(0, left)))
					}
				>
					{slidesOf(reviews).map(({ review, at, key }, place) => (
						<SwiperSlide
							key={key}
							role="group"
							aria-roledescription={t('slide')}
							aria-label={t('{at} of {count}', { at: at + 1, count: reviewCount })}
							aria-hidden={place !== index}
							inert={place !== index}
						>
							<Review review={review} />
						</SwiperSlide>
					))}
				</Swiper>
			</Box>
			<Box marginTop="12">
				<Controls
					count={reviewCount}
					index={index % reviewCount}
					playing={isPlaying}
					passed={progressRef}
					onToggle={toggleAutoplay}
					onChoose={showReview}
				/>
			</Box>
		</div>
	);
}
