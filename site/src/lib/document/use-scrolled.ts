import { useSyncExternalStore } from 'react';

/** Scroll position in pixels. Reading it on demand would force a layout, even during hydration. */
let lastScrollY = 0;

const subscribeToScroll = (notify: () => void) => {
	const follow = () => {
		lastScrollY = scrollY;
		notify();
	};
	const frame = requestAnimationFrame(follow);
	addEventListener('scroll', follow, { passive: true });
	return () => {
		cancelAnimationFrame(frame);
		removeEventListener('scroll', follow);
	};
};

/** Returns whether the page is scrolled by at least `distance` pixels. */
export const useScrolled = (distance: number) =>
	useSyncExternalStore(
		subscribeToScroll,
		() => lastScrollY >= distance,
		() => false,
	);
