import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../lib/words/use-words';
import { Decoration } from '../../../ui/decoration';
import { type EntranceState, useEntrance } from '../../../ui/use-entrance';

const Value = chakra('p', {
	base: {
		textStyle: 'figure',
		fontVariantNumeric: 'tabular-nums',
	},
});

/** Integer that counts up to `value` when it is scrolled into view. */
export const Counter = ({ value }: { value: number }) => (
	<Decoration fallback={<Value>{value}</Value>}>
		<CountingValue value={value} />
	</Decoration>
);

function CountingValue({ value }: { value: number }) {
	const ref = useRef<HTMLParagraphElement>(null);
	const count = useCount(value, useEntrance(ref));
	return <Value ref={ref}>{useWords().number(count)}</Value>;
}

const DURATION_MS = 1600;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** Returns a count that runs from 0 to `end` as it enters the screen. */
function useCount(end: number, entrance: EntranceState) {
	const [part, setPart] = useState(0);
	const isEntering = entrance === 'entering';
	useEffect(() => {
		if (!isEntering) return;
		const start = performance.now();
		const step = (now: number) => {
			const part = Math.min(1, Math.max(0, (now - start) / DURATION_MS));
			setPart(part);
			if (part < 1) frame = requestAnimationFrame(step);
		};
		let frame = requestAnimationFrame(step);
		return () => cancelAnimationFrame(frame);
	}, [isEntering]);
	if (entrance === 'shown') return end;
	return isEntering ? Math.round(end * easeOut(part)) : 0;
}
