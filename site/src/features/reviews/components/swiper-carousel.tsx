import { Box } from '@chakra-ui/react';
import { carouselGap, timings } from '@sumu/contract';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Swiper as Instance } from 'swiper';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { useWords } from '../../../lib/words/use-words';
import 'swiper/css';
import { keyAsRead } from '../../../ui/reading-order';
import { useReducedMotion } from '../../../ui/use-reduced-motion';
import type { ShownReview } from '../api/list-reviews';
import { Controls } from './controls';
import { Review } from './review';
import { swiperRow } from './track';

/** Minimum number of slides for Swiper's loop: fewer do not fill a wide row and its edges. */
const fewestToLoop = 8;

/** Returns each review at least once, repeated until there are enough slides to loop. */
const slidesOf = (reviews: readonly ShownReview[]) => {
	const rounds = Math.ceil(fewestToLoop / reviews.length);
	return Array.from({ length: rounds }, (_, round) =>
		reviews.map((review, at) => ({ review, at, key: `${review._id} ${round}` })),
	).flat();
};

/** Reviews in rotation, `timings.carousel` ms each, until paused. */
export default function SwiperCarousel({ reviews }: { reviews: readonly ShownReview[] }) {
	const { say } = useWords();
	const still = useReducedMotion();
	const [swiper, setSwiper] = useState<Instance>();
	/** Index of the centred slide, which may be a repeated review. */
	const [index, setIndex] = useState(0);
	const [playing, setPlaying] = useState(!still);
	const passed = useRef<HTMLDivElement>(null);
	const count = reviews.length;

	const show = (at: number) => swiper?.slideToLoop(index - (index % count) + at);
	const onKeyDown = (event: KeyboardEvent) => {
		const key = keyAsRead(event.key);
		if (key === 'ArrowLeft') swiper?.slidePrev();
		if (key === 'ArrowRight') swiper?.slideNext();
	};
	const toggle = () => {
		if (playing) swiper?.autoplay.stop();
		else swiper?.autoplay.start();
		passed.current?.style.removeProperty('--passed');
		setPlaying(!playing);
	};

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the buttons inside
		<div onKeyDown={onKeyDown}>
			<Box css={swiperRow} aria-live={playing ? 'off' : 'polite'}>
				<Swiper
					modules={[Autoplay]}
					slidesPerView="auto"
					centeredSlides
					spaceBetween={carouselGap}
					loop
					speed={still ? 0 : 700}
					autoplay={{ delay: timings.carousel, disableOnInteraction: false, enabled: !still }}
					onSwiper={setSwiper}
					onRealIndexChange={({ realIndex }) => setIndex(realIndex)}
					onAutoplayTimeLeft={(_, __, left) =>
						passed.current?.style.setProperty('--passed', String(1 - Math.max(0, left)))
					}
				>
					{slidesOf(reviews).map(({ review, at, key }, place) => (
						<SwiperSlide
							key={key}
							role="group"
							aria-roledescription={say('slide')}
							aria-label={say('{at} of {count}', { at: at + 1, count })}
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
					count={count}
					index={index % count}
					playing={playing}
					passed={passed}
					onToggle={toggle}
					onChoose={show}
				/>
			</Box>
		</div>
	);
}
