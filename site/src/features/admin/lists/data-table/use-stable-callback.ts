import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that stays the same between renders and calls the latest one. Not for use during a render. */
export function useStableCallback<Parameters extends readonly unknown[], Result>(
	callback: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
	const latestRef = useRef(callback);
	useLayoutEffect(() => {
		latestRef.current = callback;
	});
	return useCallback((...parameters: Parameters) => latestRef.current(...parameters), []);
}
