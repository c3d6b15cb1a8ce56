import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
	addEventListener('scroll', notify, { passive: true });
	return () => removeEventListener('scroll', notify);
};

/** Whether the page is scrolled by at least `distance` pixels. */
export const useScrolled = (distance: number) =>
	useSyncExternalStore(
		subscribe,
		() => scrollY >= distance,
		() => false,
	);
