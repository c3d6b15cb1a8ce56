import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { uiTimings } from '@sumu/contract';
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

const revealDurationsMs = {
	text: uiTimings.reveal.min,
	picture: 1400,
	slow: uiTimings.reveal.max,
} as const;

const Frame = chakra('div', {
	base: {
		'--rise': '16px',
		'&[data-reveal=waiting]:not(:focus-within)': {
			transform: 'translateY(var(--rise))',
			// One pixel stays visible; otherwise the browser would not load a lazy picture before it is revealed.
			clipPath: 'inset(0 0 calc(100% - 1px) 0)',
			'@media print': { transform: 'none', clipPath: 'none' },
		},
		'&[data-reveal=shown]': {
			transform: 'none',
			clipPath: 'inset(-1em)',
			transition: 'transform var(--reveal), clip-path var(--reveal)',
			transitionTimingFunction: 'reveal',
		},
	},
});

/**
 * Animates its content once, when it scrolls into view. Content that is visible at first is not animated, nor is any
 * without scripts or with reduced motion.
 */
export function Reveal({
	pace = 'text',
	...props
}: HTMLChakraProps<'div'> & { pace?: keyof typeof revealDurationsMs }) {
	const ref = useReveal();
	return <Frame ref={ref} css={{ '--reveal': `${revealDurationsMs[pace]}ms` }} {...props} />;
}
