import { rewoven } from '@sumu/contract/brand';
import { site } from './brand';
import drawing from './logo.svg?raw';
import { themes } from './theme';

/** The mark that every site begins with, in this site's colours. */
const drawn = `data:image/svg+xml,${encodeURIComponent(rewoven(drawing, themes))}`;

const brand = site?.brand;

/** Where there is room for a name. */
export const logo = brand?.logo?.url ?? brand?.icon?.url ?? drawn;

/** In a square. */
export const icon = brand?.icon?.url ?? brand?.logo?.url ?? drawn;

/** Puts the site's icon on the panel's tab, as on the site's own: a logo is none. */
export function ownTabIcon(document: Document) {
	const link = document.head.appendChild(document.createElement('link'));
	link.rel = 'icon';
	link.href = brand?.icon?.url ?? drawn;
}
