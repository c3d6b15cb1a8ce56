import type { Site } from '@sumu/contract';

/** Returns the site title for tabs and search results; defaults to the owner's name. */
export const siteTitle = ({ seo, ownerName }: Pick<Site, 'seo' | 'ownerName'>) =>
	seo.title || ownerName;
