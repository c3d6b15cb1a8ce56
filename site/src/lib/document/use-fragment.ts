import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

/**
 * A value behind the `#` of the address: what no server and no log sees. Empty on the server, and
 * undefined until the browser has taken over.
 */
export function useFragment(name: string): string | undefined {
	const { hash } = useLocation();
	const [value] = useState(() => new URLSearchParams(hash.slice(1)).get(name) ?? '');
	return useHydrated() ? value : undefined;
}
