import type { Site } from '@sumu/contract';
import type { Label } from '@sumu/contract/words';
import { type NavigationLink, navigation, paths } from '../../config/paths';
import { shownSections } from '../../lib/site/sections';
import type { Words } from '../../lib/words/words';

type Say = Words['say'];

/** Links to the visible sections, with the owner's labels. All links if the settings could not be loaded. */
function followed(
	links: readonly NavigationLink<Label>[],
	site: Site | null,
	say: Say,
): readonly NavigationLink[] {
	const shown = site && shownSections(site);
	return links.flatMap(({ label, to, section }) => {
		const own = shown?.find(({ key }) => key === section);
		return shown && section && !own ? [] : { label: own?.label || say(label), to };
	});
}

/** The owner's custom menu, or else links to the sections. */
export const barLinks = (site: Site | null, say: Say): readonly NavigationLink[] =>
	site && site.menu.length > 0 ? site.menu : followed(navigation.bar, site, say);

export const footerLinks = (site: Site | null, say: Say) => followed(navigation.footer, site, say);

export const ownPageLinks = (site: Site | null): readonly NavigationLink[] =>
	site?.extraPages.map(({ slug, title }) => ({ label: title, to: paths.ownPage.at(slug) })) ?? [];

/** Link to the cart; none while it is empty and no projects are published. */
export const cartLinks = (site: Site | null, count = 0) =>
	site && !site.published.projects && count === 0 ? [] : navigation.cart;
