import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { timings } from '@sumu/contract';
import { useReveal } from './use-reveal';

const durations = { text: timings.reveal.min, picture: 1400, slow: timings.reveal.max } as const;

const Frame = chakra('div', {
	base: {
		'--rise': '16px',
		'&[data-reveal=waiting]:not(:focus-within)': {
			transform: 'translateY(var(--rise))',
			// One pixel stays, or the browser would not fetch a lazy picture before it shows.
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
 * Rises into view once, when scrolled to. What is on screen at first, and everything where
 * scripts do not run or motion is unwanted, is simply there.
 */
export function Reveal({
	pace = 'text',
	...props
}: HTMLChakraProps<'div'> & { pace?: keyof typeof durations }) {
	const ref = useReveal();
	return <Frame ref={ref} css={{ '--reveal': `${durations[pace]}ms` }} {...props} />;
}
