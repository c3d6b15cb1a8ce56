import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './client-store';

/**
 * Returns a parameter from the URL fragment, which is never sent to a server or logged. Empty if missing; undefined on
 * the server and until hydration.
 */
export function useFragment(name: string): string | undefined {
	const { hash } = useLocation();
	const [value] = useState(() => new URLSearchParams(hash.slice(1)).get(name) ?? '');
	return useHydrated() ? value : undefined;
}
