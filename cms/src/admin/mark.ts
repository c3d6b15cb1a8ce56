import { recolourThreads } from '@sumu/contract/brand';
import { siteSettings } from './brand';
import drawing from './logo.svg?raw';
import { siteThemes } from './theme';

/** The default logo of every new site, in this site's colours. */
const defaultLogoUrl = `data:image/svg+xml,${encodeURIComponent(recolourThreads(drawing, siteThemes))}`;

const siteBrand = siteSettings?.brand;

/** Used where a wide logo with a name fits. */
export const logoUrl = siteBrand?.logo?.url ?? siteBrand?.icon?.url ?? defaultLogoUrl;

/** Used where only a square fits. */
export const iconUrl = siteBrand?.icon?.url ?? siteBrand?.logo?.url ?? defaultLogoUrl;

/** Sets the site's icon as the panel's favicon, as on the site itself. A logo is never used as an icon. */
export function ownTabIcon(document: Document) {
	const link = document.head.appendChild(document.createElement('link'));
	link.rel = 'icon';
	link.href = siteBrand?.icon?.url ?? defaultLogoUrl;
}
