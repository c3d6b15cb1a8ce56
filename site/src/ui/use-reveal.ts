import { useEffect, useRef } from 'react';

let revealObserver: IntersectionObserver | undefined;
/** Elements to hide at the first scroll. */
const pendingElements = new Set<HTMLElement>();

const revealIntersecting = (entries: readonly IntersectionObserverEntry[]) => {
	for (const { isIntersecting, target } of entries) {
		if (!isIntersecting || !(target instanceof HTMLElement)) continue;
		target.dataset.reveal = 'shown';
		revealObserver?.unobserve(target);
	}
};

const isBelowScreen = (element: HTMLElement) => element.getBoundingClientRect().top >= innerHeight;

function hidePending() {
	revealObserver ??= new IntersectionObserver(revealIntersecting, {
		rootMargin: '0px 0px -8% 0px',
	});
	for (const element of pendingElements) {
		if (!isBelowScreen(element)) continue;
		element.dataset.reveal = 'waiting';
		revealObserver.observe(element);
	}
	pendingElements.clear();
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
		pendingElements.add(element);
		addEventListener('scroll', hidePending, { once: true, passive: true });
		return () => {
			pendingElements.delete(element);
			revealObserver?.unobserve(element);
		};
	}, []);
	return ref;
}
