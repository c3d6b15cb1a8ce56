import { useEffect, useRef, useState } from 'react';
import { TypeAnimation } from 'react-type-animation';
import { keystrokes } from '../keystrokes';

/** Types the headlines in turn until it is paused or unmounted. */
export default function TypedHeadline({
	headlines,
	isPaused,
	onTurn,
}: {
	headlines: readonly string[];
	isPaused: boolean;
	onTurn: (index: number) => void;
}) {
	const isGoing = useRef(true);
	/** Continues the sequence after a pause. */
	const held = useRef<() => void>(null);
	const [sequence] = useState(() =>
		keystrokes(headlines, onTurn, (on) => {
			if (isGoing.current) on();
			else held.current = on;
		}),
	);
	useEffect(() => {
		isGoing.current = !isPaused;
		if (!isPaused) {
			held.current?.();
			held.current = null;
		}
		return () => {
			isGoing.current = false;
		};
	}, [isPaused]);
	return (
		<TypeAnimation
			sequence={sequence}
			repeat={Number.POSITIVE_INFINITY}
			cursor={false}
			preRenderFirstString
			speed={{ type: 'keyStrokeDelayInMs', value: 0 }}
			deletionSpeed={{ type: 'keyStrokeDelayInMs', value: 0 }}
		/>
	);
}
