import { darkTheme, lightTheme } from '@strapi/design-system';
import { defaultBrand } from '@sumu/contract';
import { type ThemeColours, themesOf, toHoverColour } from '@sumu/contract/brand';
import { siteSettings } from './brand';

const mixColours = (colour: string, percent: number, ground: string) =>
	`color-mix(in srgb, ${colour} ${percent}%, ${ground})`;

/** Maps the site's colours to Strapi's names. Warning, danger and success colours stay Strapi's. */
const toStrapiColours = (of: ThemeColours) => ({
	neutral0: of.raised,
	neutral100: of.canvas,
	neutral150: of.sunken,
	neutral200: of.hairline,
	neutral300: of.hairline,
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

const { palette, accent } = siteSettings?.brand ?? defaultBrand;
export const siteThemes = themesOf({ palette, accent });

export const panelTheme = {
	light: { ...lightTheme, colors: { ...lightTheme.colors, ...toStrapiColours(siteThemes.light) } },
	dark: { ...darkTheme, colors: { ...darkTheme.colors, ...toStrapiColours(siteThemes.dark) } },
};
