import { useEffect, useRef, useState } from 'react';
import { TypeAnimation } from 'react-type-animation';
import { createKeystrokes } from '../keystrokes';

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
	const resumeRef = useRef<() => void>(null);
	const [sequence] = useState(() =>
		createKeystrokes(headlines, onTurn, (on) => {
			if (isGoing.current) on();
			else resumeRef.current = on;
		}),
	);
	useEffect(() => {
		isGoing.current = !isPaused;
		if (!isPaused) {
			resumeRef.current?.();
			resumeRef.current = null;
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
