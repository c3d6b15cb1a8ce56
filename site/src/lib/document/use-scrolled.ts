import { useSyncExternalStore } from 'react';

/** Pixels. To read it whenever somebody asks would lay the page out, also amid hydration. */
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

/** Whether the page is scrolled by at least `distance` pixels. */
export const useScrolled = (distance: number) =>
	useSyncExternalStore(
		subscribe,
		() => scrolled >= distance,
		() => false,
	);
