import { useEffect, useRef } from 'react';

let observer: IntersectionObserver | undefined;
/** Elements to hide at the first scroll. */
const pending = new Set<HTMLElement>();

const show = (entries: readonly IntersectionObserverEntry[]) => {
	for (const { isIntersecting, target } of entries) {
		if (!isIntersecting || !(target instanceof HTMLElement)) continue;
		target.dataset.reveal = 'shown';
		observer?.unobserve(target);
	}
};

const isBelowScreen = (element: HTMLElement) => element.getBoundingClientRect().top >= innerHeight;

function hidePending() {
	observer ??= new IntersectionObserver(show, { rootMargin: '0px 0px -8% 0px' });
	for (const element of pending) {
		if (!isBelowScreen(element)) continue;
		element.dataset.reveal = 'waiting';
		observer.observe(element);
	}
	pending.clear();
}

/**
 * Hides elements below the screen and reveals them on scroll. Nothing is hidden before the first scroll, so that print,
 * full-page captures and crawlers get the whole page.
 */
export function useReveal() {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const element = ref.current;
		if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
		if (!isBelowScreen(element)) return;
		pending.add(element);
		addEventListener('scroll', hidePending, { once: true, passive: true });
		return () => {
			pending.delete(element);
			observer?.unobserve(element);
		};
	}, []);
	return ref;
}
