import { Box } from '@chakra-ui/react';
import { carouselGap, timings } from '@sumu/contract';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Swiper as Instance } from 'swiper';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { useWords } from '../../../lib/words/use-words';
import 'swiper/css';
import { useReducedMotion } from '../../../ui/use-reduced-motion';
import type { ShownReview } from '../api/list-reviews';
import { Controls } from './controls';
import { Review } from './review';
import { swiperRow } from './track';

/** With fewer slides than fill the row and its edges, Swiper cannot go round. */
const fewestToLoop = 4;

/** The reviews in turn, each `timings.carousel` long, until paused. */
export default function SwiperCarousel({ reviews }: { reviews: readonly ShownReview[] }) {
	const { say } = useWords();
	const still = useReducedMotion();
	const [swiper, setSwiper] = useState<Instance>();
	const [index, setIndex] = useState(0);
	const [playing, setPlaying] = useState(!still);
	const passed = useRef<HTMLDivElement>(null);
	const loop = reviews.length >= fewestToLoop;

	const show = (at: number) => swiper?.slideToLoop(at);
	const onKeyDown = ({ key }: KeyboardEvent) => {
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
					loop={loop}
					rewind={!loop}
					speed={still ? 0 : 700}
					autoplay={{ delay: timings.carousel, disableOnInteraction: false, enabled: !still }}
					onSwiper={setSwiper}
					onRealIndexChange={({ realIndex }) => setIndex(realIndex)}
					onAutoplayTimeLeft={(_, __, left) =>
						passed.current?.style.setProperty('--passed', String(1 - Math.max(0, left)))
					}
				>
					{reviews.map((review, at) => (
						<SwiperSlide
							key={review._id}
							role="group"
							aria-roledescription={say('slide')}
							aria-label={say('{at} of {count}', { at: at + 1, count: reviews.length })}
							aria-hidden={at !== index}
							inert={at !== index}
						>
							<Review review={review} />
						</SwiperSlide>
					))}
				</Swiper>
			</Box>
			<Box marginTop="12">
				<Controls
					count={reviews.length}
					index={index}
					playing={playing}
					passed={passed}
					onToggle={toggle}
					onChoose={show}
				/>
			</Box>
		</div>
	);
}
