import { createContext, useContext, useState } from 'react';
import { useHydrated } from './client-store';

/** Id of the request being rendered on the server; undefined in the browser. */
export const ReferenceContext = createContext<string | undefined>(undefined);

/** Attribute that marks the request id in the server's page. */
export const referenceMark = 'data-reference';

/** Request id in the server's page, read before the page changes. */
const serverReference =
	typeof document === 'undefined'
		? undefined
		: (document.querySelector(`[${referenceMark}]`)?.textContent ?? undefined);

/**
 * Returns the request id that lets the owner find an error in the log: `errorReference` with the error, or the one of this page.
 */
export function useReference(errorReference: string | undefined): string | undefined {
	const renderedReference = useContext(ReferenceContext);
	const isHydrated = useHydrated();
	const [hydratedReference] = useState(isHydrated ? undefined : serverReference);
	return errorReference ?? renderedReference ?? hydratedReference;
}
