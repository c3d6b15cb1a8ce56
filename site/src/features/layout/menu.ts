import type { Site } from '@sumu/contract';
import type { StaticText } from '@sumu/contract/words';
import { type NavigationLink, navigationLinks, sitePaths } from '../../config/paths';
import { shownSections } from '../../lib/site/sections';
import type { Translator } from '../../lib/words/translator';

type Translate = Translator['t'];

/** Links to the visible sections, with the owner's labels. All links if the settings could not be loaded. */
function listVisibleLinks(
	links: readonly NavigationLink<StaticText>[],
	site: Site | null,
	t: Translate,
): readonly NavigationLink[] {
	const visibleSections = site && shownSections(site);
	return links.flatMap(({ label, to, section }) => {
		const own = visibleSections?.find(({ key }) => key === section);
		return visibleSections && section && !own ? [] : { label: own?.label || t(label), to };
	});
}

/** The owner's custom menu, or else links to the sections. */
export const barLinks = (site: Site | null, t: Translate): readonly NavigationLink[] =>
	site && site.menu.length > 0 ? site.menu : listVisibleLinks(navigationLinks.bar, site, t);

export const footerLinks = (site: Site | null, t: Translate) =>
	listVisibleLinks(navigationLinks.footer, site, t);

export const ownPageLinks = (site: Site | null): readonly NavigationLink[] =>
	site?.extraPages.map(({ slug, title }) => ({ label: title, to: sitePaths.ownPage.at(slug) })) ??
	[];

/** Link to the cart; none while it is empty and no projects are published. */
export const cartLinks = (site: Site | null, count = 0) =>
	site && !site.published.projects && count === 0 ? [] : navigationLinks.cart;
