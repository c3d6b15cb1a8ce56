import { type Brand, defaultBrand, type Site } from '@sumu/contract';
import {
	type ColourThemes,
	defaultThemes,
	defaultThreadColours,
	themesOf,
} from '@sumu/contract/brand';
import { directionOf } from '@sumu/contract/words';
import appleIcon from '../assets/woven/apple-touch-icon.png?no-inline';
import icon from '../assets/woven/favicon.svg?no-inline';
import iconImage from '../assets/woven/favicon-32.png?no-inline';
import { siteIcons } from '../config/icons';
import { styleOf } from './look';
import motion from './motion.css?inline';
import { fontsOf } from './page-fonts.server';
import { borderImageOf } from './patterns';
import { scriptOf, scriptsIn } from './writing-systems';

/**
 * Additional styles of right-to-left pages: arrows are mirrored and content enters from the other side. Code and
 * addresses stay left-to-right. Everything else follows from logical properties.
 */
const fromTheRight =
	':root:where([dir=rtl]){--forward:-1;--start:100%}:where([dir=rtl]) :is([class*=lucide-arrow-],[class*=lucide-chevron-]){scale:-1 1}:where([dir=rtl]) :is(pre,code,[href^="tel:"],[href^="mailto:"]){direction:ltr;unicode-bidi:isolate}:where([dir=rtl]) :is([type=email],[type=url],[type=tel]){direction:ltr;text-align:right}';

let cachedThemes: { readonly key: string; readonly themes: ColourThemes } | undefined;

/** Returns both themes of a brand; caches the last one. */
export function brandThemes({ palette, accent }: Pick<Brand, 'palette' | 'accent'>): ColourThemes {
	const key = `${palette} ${accent}`;
	if (cachedThemes?.key !== key) cachedThemes = { key, themes: themesOf({ palette, accent }) };
	return cachedThemes.themes;
}

/**
 * Styles of a site without the woven mark. On narrow screens a long name stays visible, because no mark replaces it.
 */
const withoutMark =
	':root{--mark:none}.swal2-icon{display:none!important}img[data-stand-in]{object-position:-99px}@media(max-width:349px){a[data-long]>span:last-child{position:static!important;width:auto!important;height:auto!important;clip:auto!important;white-space:normal!important;padding:.2em!important;margin:-.2em!important}}';

/** Styles for the border and the mark that differ from the default ones, in the default colours. */
function renderPatternStyles(brand: Brand, themes: ColourThemes): string {
	const isDyed = themes !== defaultThemes;
	const hasOwnBorder = brand.border !== null || brand.band === 'none' || isDyed;
	const border = hasOwnBorder ? `:root{--border:${borderImageOf(brand, themes)}}` : '';
	if (brand.mark === 'none') return border + withoutMark;
	return isDyed
		? `${border}[fill="${defaultThreadColours.edge}"]{fill:var(--chakra-colors-accent)}`
		: border;
}

const renderLinkTag = (rel: string, href: string, more = '') =>
	`<link rel="${rel}" href="${href}"${more}>`;
const renderThemeColorTag = (scheme: string, colour: string) =>
	`<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`;

const builtIcons = [
	renderLinkTag('icon', icon, ' type="image/svg+xml"'),
	renderLinkTag('icon', iconImage, ' type="image/png" sizes="32x32"'),
	renderLinkTag('apple-touch-icon', appleIcon),
];

/** Links to the icons in use: the owner's, the mark in the site's colours, or the initial. The version changes with the settings. */
function ownIcons(updated: string) {
	const version = Date.parse(updated).toString(36);
	return [
		renderLinkTag(
			'icon',
			`${siteIcons.at(siteIcons.tab)}?${version}`,
			' type="image/png" sizes="32x32"',
		),
		renderLinkTag('apple-touch-icon', `${siteIcons.at(siteIcons.touch)}?${version}`),
	];
}

/** Looser headlines for scripts that are taller than Latin, or whose letters are joined. */
const looseHeadlineStyles =
	':root{--chakra-line-heights-hero:1.2;--chakra-line-heights-display:1.2;--chakra-line-heights-h3:1.25;--chakra-line-heights-h4:1.3;--chakra-letter-spacings-hero:0;--chakra-letter-spacings-display:0;--chakra-letter-spacings-h3:0}';

/**
 * Returns the head elements of a brand that differ from the style sheet: fonts (also for the scripts that occur in
 * `html`), icons, colours and the motion of the pattern. The server writes them, so that no script has to.
 */
export function brandHead(
	site: Pick<Site, 'brand' | 'updated' | 'language'> | undefined,
	html: string,
): string {
	const brand = site?.brand ?? defaultBrand;
	const language = site?.language ?? 'en';
	const themes = brandThemes(brand);
	const { faces, preloaded } = fontsOf(brand.fonts, language, scriptsIn(html));
	const hasOwnIcon = brand.icon !== null || brand.mark === 'none' || themes !== defaultThemes;
	return [
		renderThemeColorTag('light', themes.light.canvas),
		renderThemeColorTag('dark', themes.dark.canvas),
		...preloaded.map((href) =>
			renderLinkTag('preload', href, ' as="font" type="font/woff2" crossorigin'),
		),
		...(site && hasOwnIcon ? ownIcons(site.updated) : builtIcons),
		renderLinkTag('manifest', siteIcons.manifest),
		`<style>${faces}${motion}${styleOf(brand, themes)}${site ? renderPatternStyles(brand, themes) : ''}${scriptOf(language) ? looseHeadlineStyles : ''}${directionOf(language) === 'rtl' ? fromTheRight : ''}</style>`,
	].join('');
}
