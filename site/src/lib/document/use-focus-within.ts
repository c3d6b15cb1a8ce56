import { useEffect, useRef } from 'react';

/** For what takes the place of what had the focus: the first element of the selector gets it. */
export function useFocusWithin<Target extends HTMLElement>(selector = 'input') {
	const ref = useRef<Target>(null);
	useEffect(() => {
		ref.current?.querySelector<HTMLElement>(selector)?.focus();
	}, [selector]);
	return ref;
}
