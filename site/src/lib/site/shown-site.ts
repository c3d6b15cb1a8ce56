import type { Site } from '@sumu/contract';
import { type HeadlineLayout, layOutHeadlines } from './headline-lines';

/** Site settings with derived values, so that pages do not need the scripts that compute them. */
export interface ShownSite extends Site {
	readonly headlineLines: HeadlineLayout;
	/** Start and end of the owner's office hours, formatted in the site's language. */
	readonly officeHours?: { readonly from: string; readonly to: string };
}

const ofDay = { timeStyle: 'short', timeZone: 'UTC' } as const;

function formatOfficeHours({ language, contact: { opens, closes } }: Site) {
	const clock = (time: string) =>
		new Date(`1970-01-01T${time}Z`).toLocaleTimeString(language, ofDay);
	return opens && closes ? { from: clock(opens), to: clock(closes) } : undefined;
}

/** Returns the formatted office hours and reuses unchanged ones: the first formatting takes a browser a whole frame. */
function officeHours(site: Site, before?: ShownSite): Pick<ShownSite, 'officeHours'> {
	const isAsBefore =
		site.language === before?.language &&
		site.contact.opens === before.contact.opens &&
		site.contact.closes === before.contact.closes;
	const hours = isAsBefore ? before.officeHours : formatOfficeHours(site);
	return hours ? { officeHours: hours } : {};
}

/**
 * With plain wording, design platforms are shown with the social links, in the footer and on the contact page too. The
 * demo's banner lists them on their own.
 */
const outsideLinks = ({
	wording,
	socials,
	platforms,
}: Site): Pick<Site, 'socials' | 'platforms'> =>
	wording === 'plain'
		? {
				socials: [...socials, ...platforms.map(({ label, url }) => ({ network: label, url }))],
				platforms: [],
			}
		: { socials, platforms };

/** @param before the settings shown so far */
export const shownSite = (site: Site, before?: ShownSite): ShownSite => ({
	...site,
	...outsideLinks(site),
	// Only the server uses the share picture, from the original settings.
	seo: { ...site.seo, picture: null },
	...officeHours(site, before),
	headlineLines: layOutHeadlines(site.ownerName, site.headlines),
});
