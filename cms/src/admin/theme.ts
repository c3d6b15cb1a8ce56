import { darkTheme, lightTheme } from '@strapi/design-system';
import { plainBrand } from '@sumu/contract';
import { type Colours, hovered, themesOf } from '@sumu/contract/brand';
import { site } from './brand';

const tint = (colour: string, percent: number, ground: string) =>
	`color-mix(in srgb, ${colour} ${percent}%, ${ground})`;

/** Maps the site's colours to Strapi's names. Warning, danger and success colours stay Strapi's. */
const colours = (of: Colours) => ({
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
	primary100: tint(of.accent, 6, of.raised),
	primary200: tint(of.accent, 10, of.raised),
	primary500: of.accent,
	primary600: of.accentText,
	primary700: of.accentText,
	buttonPrimary500: hovered(of.accent),
	buttonPrimary600: of.accent,
	buttonNeutral0: of.onAccent,
});

const { palette, accent } = site?.brand ?? plainBrand;
export const themes = themesOf({ palette, accent });

export const theme = {
	light: { ...lightTheme, colors: { ...lightTheme.colors, ...colours(themes.light) } },
	dark: { ...darkTheme, colors: { ...darkTheme.colors, ...colours(themes.dark) } },
};
