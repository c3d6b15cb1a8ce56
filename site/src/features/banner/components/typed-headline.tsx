import { useEffect, useState } from 'react';
import { TypeAnimation } from 'react-type-animation';
import { keystrokes } from '../keystrokes';

/** Types the headlines in turn, for as long as it is on the page. */
export default function TypedHeadline({ headlines }: { headlines: readonly string[] }) {
	const [leaving] = useState(() => new AbortController());
	const [sequence] = useState(() => keystrokes(headlines, leaving.signal));
	useEffect(() => () => leaving.abort(), [leaving]);
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
