import { darkTheme, lightTheme } from '@strapi/design-system';
import { defaultBrand } from '@sumu/contract';
import { recolourThreads, type ThemeColours, themesOf, toHoverColour } from '@sumu/contract/brand';
import drawing from './logo.svg?raw';
import { siteSettings } from './site-settings';

const mixColours = (colour: string, percent: number, ground: string) =>
	`color-mix(in srgb, ${colour} ${percent}%, ${ground})`;

/** Maps the site's colours to Strapi's names. Warning, danger and success colours stay Strapi's. */
const toStrapiColours = (of: ThemeColours) => ({
	neutral0: of.raised,
	neutral100: of.canvas,
	neutral150: of.sunken,
	neutral200: of.hairline,
	// Borders of checkboxes and radio buttons.
	neutral300: of.control,
	neutral400: of.control,
	neutral500: of.muted,
	neutral600: of.muted,
	neutral700: of.ink,
	neutral800: of.ink,
	neutral900: of.ink,
	neutral1000: of.ink,
	primary100: mixColours(of.accent, 6, of.raised),
	primary200: mixColours(of.accent, 10, of.raised),
	primary500: of.accent,
	primary600: of.accentText,
	primary700: of.accentText,
	buttonPrimary500: toHoverColour(of.accent),
	buttonPrimary600: of.accent,
	buttonNeutral0: of.onAccent,
});

const statusNames = ['success', 'warning', 'danger', 'secondary', 'alternative'] as const;

/** Dark backgrounds and borders of statuses: Strapi's are the navy of its own dark theme. */
const tintStatuses = (of: ThemeColours) =>
	Object.fromEntries(
		statusNames.flatMap((name) => [
			[`${name}100`, mixColours(darkTheme.colors[`${name}600`], 10, of.raised)],
			[`${name}200`, mixColours(darkTheme.colors[`${name}600`], 35, of.raised)],
		]),
	);

const { palette, accent } = siteSettings?.brand ?? defaultBrand;
export const siteThemes = themesOf({ palette, accent });

export const panelTheme = {
	light: { ...lightTheme, colors: { ...lightTheme.colors, ...toStrapiColours(siteThemes.light) } },
	dark: {
		...darkTheme,
		colors: {
			...darkTheme.colors,
			...toStrapiColours(siteThemes.dark),
			...tintStatuses(siteThemes.dark),
		},
	},
};

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
