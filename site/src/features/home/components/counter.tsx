import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../lib/words/use-words';
import { useInView } from '../../../ui/use-in-view';
import { useReducedMotion } from '../../../ui/use-reduced-motion';

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
	const count = useCount(value, seen && !still);
	return <Value ref={ref}>{useWords().number(count)}</Value>;
}

const duration = 1600;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** Runs from 0 to `end` once `running`; until then, and afterwards, it is `end`. */
export function useCount(end: number, running: boolean) {
	const [count, setCount] = useState(end);
	useEffect(() => {
		if (!running) return setCount(end);
		const start = performance.now();
		const step = (now: number) => {
			const part = Math.min(1, Math.max(0, (now - start) / duration));
			setCount(Math.round(end * easeOut(part)));
			if (part < 1) frame = requestAnimationFrame(step);
		};
		let frame = requestAnimationFrame(step);
		return () => cancelAnimationFrame(frame);
	}, [end, running]);
	return count;
}
