import { useEffect, useRef } from 'react';

let observer: IntersectionObserver | undefined;

const show = (entries: readonly IntersectionObserverEntry[]) => {
	for (const { isIntersecting, target } of entries) {
		if (!isIntersecting || !(target instanceof HTMLElement)) continue;
		target.dataset.reveal = 'shown';
		observer?.unobserve(target);
	}
};

/** Hides what lies below the screen and shows it when it is scrolled to. */
export function useReveal() {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const element = ref.current;
		if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
		if (element.getBoundingClientRect().top < innerHeight) return;
		observer ??= new IntersectionObserver(show, { rootMargin: '0px 0px -8% 0px' });
		element.dataset.reveal = 'waiting';
		observer.observe(element);
		return () => observer?.unobserve(element);
	}, []);
	return ref;
}
