import type { Site } from '@sumu/contract';

/** What the site is called in tabs and searches: its owner's name, where they say nothing else. */
export const siteTitle = ({ seo, ownerName }: Pick<Site, 'seo' | 'ownerName'>) =>
	seo.title || ownerName;
