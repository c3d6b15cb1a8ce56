import { type Brand, plainBrand, type Site } from '@sumu/contract';
import { drawn, drawnThreads, rewoven, type Themes, themesOf } from '@sumu/contract/brand';
import { directionOf } from '@sumu/contract/words';
import appleIcon from '../assets/woven/apple-touch-icon.png?no-inline';
import border from '../assets/woven/border.svg?raw';
import icon from '../assets/woven/favicon.svg?no-inline';
import iconImage from '../assets/woven/favicon-32.png?no-inline';
import { icons } from '../config/icons';
import { fromTheRight } from './from-the-right';
import { styleOf } from './look';
import motion from './motion.css?inline';
import { fontsOf } from './page-fonts.server';
import { scriptOf, scriptsIn } from './scripts';

let known: { readonly key: string; readonly themes: Themes } | undefined;

/** Both themes of a brand, kept until another is asked for. */
export function brandThemes({ palette, accent }: Pick<Brand, 'palette' | 'accent'>): Themes {
	const key = `${palette} ${accent}`;
	if (known?.key !== key) known = { key, themes: themesOf({ palette, accent }) };
	return known.themes;
}

/** An address as it stands between the quotes of a style. */
const quoted = (address: string) => address.replace(/["\\<\s]/g, encodeURIComponent);

/**
 * The woven pieces: the owner's border or the site's own in other colours, and the site's mark in them
 * wherever it stands.
 */
function woven(themes: Themes, own: Brand['border']): string {
	const isDyed = themes !== drawn;
	if (!own && !isDyed) return '';
	const address = own
		? quoted(own.url)
		: `data:image/svg+xml,${encodeURIComponent(rewoven(border, themes))}`;
	const mark = isDyed ? `[fill="${drawnThreads.edge}"]{fill:var(--chakra-colors-accent)}` : '';
	return `:root{--border:url("${address}")}${mark}`;
}

const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${href}"${more}>`;
const ground = (scheme: string, colour: string) =>
	`<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`;

const builtIcons = [
	link('icon', icon, ' type="image/svg+xml"'),
	link('icon', iconImage, ' type="image/png" sizes="32x32"'),
	link('apple-touch-icon', appleIcon),
];

/** The owner's, or the mark in the site's colours; another address after each change of the settings. */
function ownIcons(updated: string) {
	const version = Date.parse(updated).toString(36);
	return [
		link('icon', `${icons.at(icons.tab)}?${version}`, ' type="image/png" sizes="32x32"'),
		link('apple-touch-icon', `${icons.at(icons.touch)}?${version}`),
	];
}

/**
 * Scripts that are taller than Latin, or whose letters hang together: neither is set as tight as headlines
 * of the first language are.
 */
const roomy =
	':root{--chakra-line-heights-hero:1.2;--chakra-line-heights-display:1.2;--chakra-line-heights-h3:1.25;--chakra-line-heights-h4:1.3;--chakra-letter-spacings-hero:0;--chakra-letter-spacings-display:0;--chakra-letter-spacings-h3:0}';

/**
 * What a page's head carries of a brand, beside its style sheet's own: fonts, those of the scripts that `html`
 * has letters of too, icons, the colours that are others, and how its cloth moves. The server writes it, so that no script has to.
 */
export function brandHead(
	site: Pick<Site, 'brand' | 'updated' | 'language'> | undefined,
	html: string,
): string {
	const brand = site?.brand ?? plainBrand;
	const language = site?.language ?? 'en';
	const themes = brandThemes(brand);
	const { faces, preloaded } = fontsOf(brand.fonts, language, scriptsIn(html));
	const hasOwnIcon = brand.icon !== null || themes !== drawn;
	return [
		ground('light', themes.light.canvas),
		ground('dark', themes.dark.canvas),
		...preloaded.map((href) => link('preload', href, ' as="font" type="font/woff2" crossorigin')),
		...(site && hasOwnIcon ? ownIcons(site.updated) : builtIcons),
		link('manifest', icons.manifest),
		`<style>${faces}${motion}${styleOf(brand, themes)}${woven(themes, brand.border)}${scriptOf(language) ? roomy : ''}${directionOf(language) === 'rtl' ? fromTheRight : ''}</style>`,
	].join('');
}
