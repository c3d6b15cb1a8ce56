import type { Site } from '@sumu/contract';
import { createContext, useContext } from 'react';
import type { ShownSite } from './shown-site';

export const SiteContext = createContext<ShownSite | null>(null);

/** Returns the site settings; null if the root route could not load them. */
export const useSiteIfLoaded = () => useContext(SiteContext);

/**
 * Returns the site settings loaded by the root route.
 * @throws Error if they are not loaded
 */
export function useSite(): ShownSite {
	const site = useSiteIfLoaded();
	if (!site) throw new Error('The settings have not been loaded');
	return site;
}

/** Data of the root route's loader. */
export interface LoadedSite {
	readonly site: ShownSite;
	/** Time of the read, in milliseconds. */
	readonly readAt: number;
}

/** Returns the site title for tabs and search results; defaults to the owner's name. */
export const siteTitle = ({ seo, ownerName }: Pick<Site, 'seo' | 'ownerName'>) =>
	seo.title || ownerName;
