import type { Site } from '@sumu/contract';
import { type SetLines, setInLines } from './headline-lines';

/** The settings with what pages make of them, which a page is sent in place of the script that makes it. */
export interface ShownSite extends Site {
	readonly headlineLines: SetLines;
	/** When the owner's day begins and ends, as the site's language writes it. */
	readonly officeHours?: { readonly from: string; readonly to: string };
}

const ofDay = { timeStyle: 'short', timeZone: 'UTC' } as const;

function written({ language, contact: { opens, closes } }: Site) {
	const clock = (time: string) =>
		new Date(`1970-01-01T${time}Z`).toLocaleTimeString(language, ofDay);
	return opens && closes ? { from: clock(opens), to: clock(closes) } : undefined;
}

/** Those shown before, where they are the same: the first time, a browser takes a whole frame to write them. */
function officeHours(site: Site, before?: ShownSite): Pick<ShownSite, 'officeHours'> {
	const isAsBefore =
		site.language === before?.language &&
		site.contact.opens === before.contact.opens &&
		site.contact.closes === before.contact.closes;
	const hours = isAsBefore ? before.officeHours : written(site);
	return hours ? { officeHours: hours } : {};
}

/** @param before what is shown until now */
export const shownSite = (site: Site, before?: ShownSite): ShownSite => ({
	...site,
	// Share pictures are drawn by the server, of the settings as they are.
	seo: { ...site.seo, picture: null },
	...officeHours(site, before),
	headlineLines: setInLines(site.ownerName, site.headlines),
});
