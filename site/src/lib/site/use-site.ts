import type { Site } from '@sumu/contract';
import { createContext, useContext } from 'react';

export const SiteContext = createContext<Site | null>(null);

/** The owner's texts, numbers and pictures; null where the root route could not load them. */
export const useSiteIfLoaded = () => useContext(SiteContext);

/** The owner's texts, numbers and pictures; the root route has loaded them. */
export function useSite(): Site {
	const site = useSiteIfLoaded();
	if (!site) throw new Error('The settings have not been loaded');
	return site;
}

/** What the root route's loader has read. */
export interface LoadedSite {
	readonly site: Site;
	/** When, in milliseconds. */
	readonly readAt: number;
}
