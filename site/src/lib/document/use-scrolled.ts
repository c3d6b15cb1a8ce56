import { useSyncExternalStore } from 'react';

/** Scroll position in pixels. Reading it on demand would force a layout, even during hydration. */
let scrolled = 0;

const subscribe = (notify: () => void) => {
	const follow = () => {
		scrolled = scrollY;
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
		subscribe,
		() => scrolled >= distance,
		() => false,
	);
