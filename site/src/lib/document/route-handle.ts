import { useMatches } from 'react-router-dom';

/** Layout options of a route, exported as `handle`. */
export interface RouteHandle {
	/** Hides the navigation bar and the footer. */
	readonly isBare: true;
	/** Language of the page if it differs from the site's; written from left to right. */
	readonly language?: string;
}

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
	typeof handle === 'object' && handle !== null && 'isBare' in handle;

/** Returns the layout options of the page, if one of its routes has some. */
export const useRouteHandle = (): RouteHandle | undefined =>
	useMatches()
		.map(({ handle }) => handle)
		.find(isRouteHandle);
