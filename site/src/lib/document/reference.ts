import { createContext, useContext, useState } from 'react';
import { useHydrated } from './use-hydrated';

/** Id of the request being rendered on the server; undefined in the browser. */
export const ReferenceContext = createContext<string | undefined>(undefined);

/** Attribute that marks the request id in the server's page. */
export const referenceMark = 'data-reference';

/** Request id in the server's page, read before the page changes. */
const written =
	typeof document === 'undefined'
		? undefined
		: (document.querySelector(`[${referenceMark}]`)?.textContent ?? undefined);

/**
 * Returns the request id that lets the owner find an error in the log: `given` with the error, or the one of this page.
 */
export function useReference(given: string | undefined): string | undefined {
	const rendered = useContext(ReferenceContext);
	const isHydrated = useHydrated();
	const [hydrated] = useState(isHydrated ? undefined : written);
	return given ?? rendered ?? hydrated;
}
