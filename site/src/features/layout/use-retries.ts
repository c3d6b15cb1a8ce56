import { FIRST_RETRY_DELAY_SECONDS, MAX_RETRY_DELAY_SECONDS } from '@sumu/contract';
import { useEffect, useState } from 'react';

/**
 * Retries automatically, with growing pauses.
 * @returns seconds from the last try to the next
 */
export function useRetries(isTrying: boolean, tryAgain: () => void): number {
	const [tries, setTries] = useState(0);
	const seconds = Math.min(FIRST_RETRY_DELAY_SECONDS * 2 ** tries, MAX_RETRY_DELAY_SECONDS);
	useEffect(() => {
		if (isTrying) return;
		const timer = setTimeout(() => {
			setTries((before) => before + 1);
			tryAgain();
		}, seconds * 1000);
		return () => clearTimeout(timer);
	}, [isTrying, seconds, tryAgain]);
	return seconds;
}
