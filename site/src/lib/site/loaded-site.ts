import type { Site } from '@sumu/contract';

/** What the root route's loader has read. */
export interface LoadedSite {
	readonly site: Site;
	/** When, in milliseconds. */
	readonly readAt: number;
}
