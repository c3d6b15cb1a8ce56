import { createContext, useContext, useState } from 'react';
import { useHydrated } from './use-hydrated';

/** The request in which the server renders; in a browser there is none. */
export const ReferenceContext = createContext<string | undefined>(undefined);

/** How the server's page marks it. */
export const referenceMark = 'data-reference';

/** What the server's page says, read before that page changes. */
const written =
	typeof document === 'undefined'
		? undefined
		: (document.querySelector(`[${referenceMark}]`)?.textContent ?? undefined);

/** By what the owner finds an error in the log, where it came of a request: `given` with it, or on this page. */
export function useReference(given: string | undefined): string | undefined {
	const rendered = useContext(ReferenceContext);
	const isHydrated = useHydrated();
	const [hydrated] = useState(isHydrated ? undefined : written);
	return given ?? rendered ?? hydrated;
}
