import { carouselGap } from '@sumu/contract';

/** The measures both rows share, so that one can take the other's place unnoticed. */
const slideWidth = 'min(820px, 100vw - 2 * {spacing.margin})';

/** The reviews side by side, moved by the finger or by scrolling: what there is before scripts. */
export const scrollRow = {
	display: 'flex',
	gap: `${carouselGap}px`,
	overflowX: 'auto',
	scrollSnapType: 'x mandatory',
	scrollbarWidth: 'none',
	paddingInline: `calc((100% - ${slideWidth}) / 2)`,
	'& > *': { flex: 'none', width: slideWidth, scrollSnapAlign: 'center' },
} as const;

/** The same row, moved by Swiper. */
export const swiperRow = {
	'& .swiper-slide': { width: slideWidth, height: 'auto' },
	'& .swiper-slide > *': { opacity: 0.32, transition: 'opacity .7s' },
	'& .swiper-slide-active > *': { opacity: 1 },
} as const;
