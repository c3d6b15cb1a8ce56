import { useEffect, useRef, useState } from 'react';
import { TypeAnimation } from 'react-type-animation';
import { keystrokes } from '../keystrokes';

/** Types the headlines in turn, for as long as it is on the page. */
export default function TypedHeadline({ headlines }: { headlines: readonly string[] }) {
	const isShown = useRef(true);
	const [sequence] = useState(() => keystrokes(headlines, () => !isShown.current));
	useEffect(() => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, []);
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
