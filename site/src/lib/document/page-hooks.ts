import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useHydrated } from './client-store';

/** Returns a ref that focuses the first matching element on mount. For content that replaces the focused element. */
export function useFocusWithin<Target extends HTMLElement>(selector = 'input') {
	const ref = useRef<Target>(null);
	useEffect(() => {
		ref.current?.querySelector<HTMLElement>(selector)?.focus();
	}, [selector]);
	return ref;
}

/**
 * Returns a parameter from the URL fragment, which is never sent to a server or logged. Empty if missing; undefined on
 * the server and until hydration.
 */
export function useFragment(name: string): string | undefined {
	const { hash } = useLocation();
	const [value] = useState(() => new URLSearchParams(hash.slice(1)).get(name) ?? '');
	return useHydrated() ? value : undefined;
}

/** Returns whether the browser is navigating to a page whose path begins with `start`. */
export const useIsComing = (start: string) =>
	useNavigation().location?.pathname.startsWith(start) === true;
