import { rewoven } from '@sumu/contract/brand';
import { site } from './brand';
import drawing from './logo.svg?raw';
import { themes } from './theme';

/** The default logo of every new site, in this site's colours. */
const drawn = `data:image/svg+xml,${encodeURIComponent(rewoven(drawing, themes))}`;

const brand = site?.brand;

/** Used where a wide logo with a name fits. */
export const logo = brand?.logo?.url ?? brand?.icon?.url ?? drawn;

/** Used where only a square fits. */
export const icon = brand?.icon?.url ?? brand?.logo?.url ?? drawn;

/** Sets the site's icon as the panel's favicon, as on the site itself. A logo is never used as an icon. */
export function ownTabIcon(document: Document) {
	const link = document.head.appendChild(document.createElement('link'));
	link.rel = 'icon';
	link.href = brand?.icon?.url ?? drawn;
}
