import type { Brand } from '@sumu/contract';
import { type ColourThemes, recolourThreads } from '@sumu/contract/brand';
import border from '../assets/woven/border.svg?raw';
import type { CustomProperties } from './look';

/** Escapes an address for a quoted CSS `url()`. */
const escapeCssUrl = (address: string) => address.replace(/["\\<\s]/g, encodeURIComponent);

/** Returns the border as a CSS image: the owner's, the woven one in the site's colours, or `none`. */
export function borderImageOf(
	{ border: own, band }: Pick<Brand, 'border' | 'band'>,
	themes: ColourThemes,
): string {
	if (own) return `url("${escapeCssUrl(own.url)}")`;
	if (band === 'none') return 'none';
	return `url("data:image/svg+xml,${encodeURIComponent(recolourThreads(border, themes))}")`;
}

/** Returns the properties of mark and border, to be set on one element regardless of its surroundings. */
export const patternTokensOf = (brand: Brand, themes: ColourThemes): CustomProperties => ({
	'--mark': brand.mark === 'none' ? 'none' : 'block',
	'--border': borderImageOf(brand, themes),
});
