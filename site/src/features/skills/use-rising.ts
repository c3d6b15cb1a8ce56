import { skillStepPoints, timings } from '@sumu/contract';
import { useEffect, useState } from 'react';

/** Rises from 0 to `end` in steps once `running`; until then, and afterwards, it is `end`. */
export function useRising(end: number, running: boolean) {
	const [risen, setRisen] = useState(0);
	const rising = running && risen < end;
	useEffect(() => {
		if (!rising) return;
		const rise = () => setRisen((current) => current + skillStepPoints);
		const timer = setInterval(rise, timings.skillStep);
		return () => clearInterval(timer);
	}, [rising]);
	return running ? Math.min(risen, end) : end;
}
