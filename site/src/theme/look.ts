import type { Brand } from '@sumu/contract';
import {
	type ColourThemes,
	colourNames,
	type DensityName,
	defaultThemes,
	type RadiusName,
	type ThemeColours,
	type ThemeName,
} from '@sumu/contract/brand';
import { fontFamilies, fontRoles } from './font-pairs';
import { siteTokens } from './tokens';

/** Custom properties by name. */
export type CustomProperties = Readonly<Record<`--${string}`, string>>;

/** Null keeps the token's default. */
const controlRadii: Record<RadiusName, string | null> = {
	crisp: null,
	square: '0',
	soft: '8px',
	round: '18px',
};

/** Padding above and below each section. */
const sectionPaddings: Record<DensityName, string | null> = {
	generous: null,
	regular: 'clamp(64px, 4.2rem + 3.6vw, 120px)',
	compact: 'clamp(44px, 3rem + 2vw, 80px)',
};

const toChakraVariable = (name: string) =>
	`--chakra-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}` as const;

const getShapeTokens = ({ radius, density }: Pick<Brand, 'radius' | 'density'>) =>
	[
		['radii-control', controlRadii[radius]],
		['spacing-section', sectionPaddings[density]],
	] as const;

const getFontTokens = ({ fonts: pair }: Pick<Brand, 'fonts'>) =>
	Object.entries(fontFamilies[pair] ?? {}).map(
		([role, stack]) => [`fonts-${role}`, stack] as const,
	);

const getColourTokens = (own: ThemeColours, before: ThemeColours | null) =>
	colourNames
		.filter((name) => own[name] !== before?.[name])
		.map((name) => [`colors-${name}`, own[name]] as const);

const toCustomProperties = (
	all: readonly (readonly [name: string, value: string | null])[],
): CustomProperties =>
	Object.fromEntries(
		all.flatMap(([name, value]) => (value === null ? [] : [[toChakraVariable(name), value]])),
	);

/** Default value of each token a brand may override. */
const defaultProperties = toCustomProperties([
	['radii-control', siteTokens.radii.control?.value ?? null],
	['spacing-section', siteTokens.spacing.section?.value ?? null],
	...fontRoles.map((role) => [`fonts-${role}`, siteTokens.fonts[role]?.value ?? null] as const),
]);

/** Returns every token of a brand, to be set on one element regardless of its surroundings. */
export const tokensOf = (
	brand: Brand,
	themes: ColourThemes,
	theme: ThemeName,
): CustomProperties => ({
	...defaultProperties,
	...toCustomProperties([
		...getColourTokens(themes[theme], null),
		...getShapeTokens(brand),
		...getFontTokens(brand),
	]),
});

const renderCssRule = (selector: string, written: Readonly<Record<string, string>>) => {
	const lines = Object.entries(written).map(([name, value]) => `${name}:${value}`);
	return lines.length > 0 ? `${selector}{${lines.join(';')}}` : '';
};

/**
 * Writes the dark theme for systems in dark mode. It applies until a script sets the class of the visitor's choice, or
 * always without scripts. It is complete, because the style sheet's dark theme needs that class.
 */
const writeSystemDark = (dark: ThemeColours) => {
	const darkProperties = {
		...toCustomProperties(getColourTokens(dark, null)),
		'color-scheme': 'dark',
	};
	return `@media screen and (prefers-color-scheme:dark){${renderCssRule(':root:not(.light,.dark)', darkProperties)}}`;
};

/**
 * Writes every token that differs from the style sheet. Each theme's colours are scoped to it: these rules override the
 * style sheet's, which are in a layer, and must not reach the other theme.
 */
export const styleOf = (brand: Brand, { light, dark }: ColourThemes): string =>
	renderCssRule(':root', toCustomProperties([...getShapeTokens(brand), ...getFontTokens(brand)])) +
	renderCssRule(
		':root:not(.dark)',
		toCustomProperties(getColourTokens(light, defaultThemes.light)),
	) +
	renderCssRule(':root.dark', toCustomProperties(getColourTokens(dark, defaultThemes.dark))) +
	writeSystemDark(dark);
