import { CAROUSEL_GAP_PX } from '@sumu/contract';

/** Width shared by both rows, so that one can replace the other without a shift. */
const slideWidth = 'min(820px, 100vw - 2 * {spacing.margin})';

/** Horizontally scrollable row of reviews, for use before scripts run. */
export const scrollRow = {
	display: 'flex',
	gap: `${CAROUSEL_GAP_PX}px`,
	overflowX: 'auto',
	scrollSnapType: 'x mandatory',
	scrollbarWidth: 'none',
	paddingInline: `calc((100% - ${slideWidth}) / 2)`,
	'& > *': { flex: 'none', width: slideWidth, scrollSnapAlign: 'center' },
} as const;

/** The Swiper version of that row. */
export const swiperRow = {
	'& .swiper-slide': { width: slideWidth, height: 'auto' },
	'& .swiper-slide > *': { opacity: 0.32, transition: 'opacity .7s' },
	'& .swiper-slide-active > *': { opacity: 1 },
} as const;
