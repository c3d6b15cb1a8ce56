import { type Brand, plainBrand, type Site } from '@sumu/contract';
import { drawn, drawnThreads, type Themes, themesOf, threadsOf } from '@sumu/contract/brand';
import appleIcon from '../assets/woven/apple-touch-icon.png?no-inline';
import border from '../assets/woven/border.svg?raw';
import icon from '../assets/woven/favicon.svg?no-inline';
import iconImage from '../assets/woven/favicon-32.png?no-inline';
import { icons } from '../config/icons';
import { styleOf } from './look';
import { fontsOf } from './page-fonts.server';

let known: { readonly key: string; readonly themes: Themes } | undefined;

/** Both themes of a brand, kept until another is asked for. */
export function brandThemes({ palette, accent }: Pick<Brand, 'palette' | 'accent'>): Themes {
	const key = `${palette} ${accent}`;
	if (known?.key !== key) known = { key, themes: themesOf({ palette, accent }) };
	return known.themes;
}

const names = Object.keys(drawnThreads) as (keyof typeof drawnThreads)[];

/** A drawing of ours, woven of other threads. */
export function rewoven(svg: string, themes: Themes): string {
	const threads = threadsOf(themes);
	return names.reduce(
		(drawing, name) => drawing.replaceAll(drawnThreads[name], threads[name]),
		svg,
	);
}

/** The woven pieces of the site's own in other colours: its border, and its mark wherever it stands. */
function woven(themes: Themes): string {
	if (themes === drawn) return '';
	const image = `url("data:image/svg+xml,${encodeURIComponent(rewoven(border, themes))}")`;
	const mark = `[fill="${drawnThreads.edge}"]{fill:var(--chakra-colors-accent)}`;
	return `:root{--border:${image}}${mark}`;
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
 * What a page's head carries of a brand, beside its style sheet's own: fonts, icons, and the colours that
 * are others. The server writes it, so that no script has to.
 */
export function brandHead(site: Pick<Site, 'brand' | 'updated'> | undefined): string {
	const brand = site?.brand ?? plainBrand;
	const themes = brandThemes(brand);
	const { faces, preloaded } = fontsOf(brand.fonts);
	const hasOwnIcon = brand.icon !== null || themes !== drawn;
	return [
		ground('light', themes.light.canvas),
		ground('dark', themes.dark.canvas),
		...preloaded.map((href) => link('preload', href, ' as="font" type="font/woff2" crossorigin')),
		...(site && hasOwnIcon ? ownIcons(site.updated) : builtIcons),
		link('manifest', icons.manifest),
		`<style>${faces}${styleOf(brand, themes)}${woven(themes)}</style>`,
	].join('');
}
