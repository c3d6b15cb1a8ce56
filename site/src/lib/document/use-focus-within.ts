import { useEffect, useRef } from 'react';

/** Returns a ref that focuses the first matching element on mount. For content that replaces the focused element. */
export function useFocusWithin<Target extends HTMLElement>(selector = 'input') {
	const ref = useRef<Target>(null);
	useEffect(() => {
		ref.current?.querySelector<HTMLElement>(selector)?.focus();
	}, [selector]);
	return ref;
}
