import type { Site } from '@sumu/contract';
import { type SetLines, setInLines } from './headline-lines';

/** The settings with what pages make of them, which a page is sent in place of the script that makes it. */
export interface ShownSite extends Site {
	readonly headlineLines: SetLines;
}

export const shownSite = (site: Site): ShownSite => ({
	...site,
	headlineLines: setInLines(site.ownerName, site.headlines),
});
