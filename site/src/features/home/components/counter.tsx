import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useInView } from '../../../ui/use-in-view';
import { useReducedMotion } from '../../../ui/use-reduced-motion';
import { useCount } from '../use-count';

const Value = chakra('p', {
	base: {
		textStyle: 'figure',
		fontVariantNumeric: 'tabular-nums',
	},
});

/** A whole number that counts up to `value` when it comes into view. */
export function Counter({ value }: { value: number }) {
	const ref = useRef<HTMLParagraphElement>(null);
	const seen = useInView(ref);
	const still = useReducedMotion();
	return <Value ref={ref}>{useCount(value, seen && !still)}</Value>;
}
