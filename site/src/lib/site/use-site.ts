import { createContext, useContext } from 'react';
import type { ShownSite } from './shown-site';

export const SiteContext = createContext<ShownSite | null>(null);

/** The owner's texts, numbers and pictures; null where the root route could not load them. */
export const useSiteIfLoaded = () => useContext(SiteContext);

/** The owner's texts, numbers and pictures; the root route has loaded them. */
export function useSite(): ShownSite {
	const site = useSiteIfLoaded();
	if (!site) throw new Error('The settings have not been loaded');
	return site;
}

/** What the root route's loader has read. */
export interface LoadedSite {
	readonly site: ShownSite;
	/** When, in milliseconds. */
	readonly readAt: number;
}
