import { useEffect, useRef } from 'react';

let observer: IntersectionObserver | undefined;
/** What may be hidden once the visitor scrolls. */
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
 * Hides what lies below the screen and shows it when it is scrolled to. Nothing is hidden before
 * the first scroll: a page that is printed, captured whole or read by a crawler is all there.
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
