import { useMatches } from 'react-router-dom';

/** Layout options of a route, exported as `handle`. */
export interface RouteHandle {
	/** Hides the navigation bar and the footer. */
	readonly isBare: true;
}

const isBare = (handle: unknown): handle is RouteHandle =>
	typeof handle === 'object' && handle !== null && 'isBare' in handle;

export const useIsBare = () => useMatches().some(({ handle }) => isBare(handle));
