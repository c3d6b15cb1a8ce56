import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { uiTimings } from '@sumu/contract';
import { useReveal } from './use-reveal';

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
