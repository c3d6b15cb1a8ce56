import type { Brand } from '@sumu/contract';
import {
	type Colours,
	colourNames,
	type DensityName,
	drawn,
	type RadiusName,
	type Theme,
	type Themes,
} from '@sumu/contract/brand';
import { fontFamilies, fontRoles } from './font-pairs';
import { tokens } from './tokens';

/** Custom properties by name. */
export type Rules = Readonly<Record<`--${string}`, string>>;

/** Null keeps the token's default. */
const radii: Record<RadiusName, string | null> = {
	crisp: null,
	square: '0',
	soft: '8px',
	round: '18px',
};

/** Padding above and below each section. */
const sections: Record<DensityName, string | null> = {
	generous: null,
	regular: 'clamp(64px, 4.2rem + 3.6vw, 120px)',
	compact: 'clamp(44px, 3rem + 2vw, 80px)',
};

const variable = (name: string) =>
	`--chakra-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}` as const;

const shapes = ({ radius, density }: Pick<Brand, 'radius' | 'density'>) =>
	[
		['radii-control', radii[radius]],
		['spacing-section', sections[density]],
	] as const;

const fonts = ({ fonts: pair }: Pick<Brand, 'fonts'>) =>
	Object.entries(fontFamilies[pair] ?? {}).map(
		([role, stack]) => [`fonts-${role}`, stack] as const,
	);

const colours = (own: Colours, before: Colours | null) =>
	colourNames
		.filter((name) => own[name] !== before?.[name])
		.map((name) => [`colors-${name}`, own[name]] as const);

const rules = (all: readonly (readonly [name: string, value: string | null])[]): Rules =>
	Object.fromEntries(
		all.flatMap(([name, value]) => (value === null ? [] : [[variable(name), value]])),
	);

/** Default value of each token a brand may override. */
const plain = rules([
	['radii-control', tokens.radii.control?.value ?? null],
	['spacing-section', tokens.spacing.section?.value ?? null],
	...fontRoles.map((role) => [`fonts-${role}`, tokens.fonts[role]?.value ?? null] as const),
]);

/** Returns every token of a brand, to be set on one element regardless of its surroundings. */
export const tokensOf = (brand: Brand, themes: Themes, theme: Theme): Rules => ({
	...plain,
	...rules([...colours(themes[theme], null), ...shapes(brand), ...fonts(brand)]),
});

const block = (selector: string, written: Readonly<Record<string, string>>) => {
	const lines = Object.entries(written).map(([name, value]) => `${name}:${value}`);
	return lines.length > 0 ? `${selector}{${lines.join(';')}}` : '';
};

/**
 * Writes the dark theme for systems in dark mode. It applies until a script sets the class of the visitor's choice, or
 * always without scripts. It is complete, because the style sheet's dark theme needs that class.
 */
const writeSystemDark = (dark: Colours) => {
	const written = { ...rules(colours(dark, null)), 'color-scheme': 'dark' };
	return `@media screen and (prefers-color-scheme:dark){${block(':root:not(.light,.dark)', written)}}`;
};

/**
 * Writes every token that differs from the style sheet. Each theme's colours are scoped to it: these rules override the
 * style sheet's, which are in a layer, and must not reach the other theme.
 */
export const styleOf = (brand: Brand, { light, dark }: Themes): string =>
	block(':root', rules([...shapes(brand), ...fonts(brand)])) +
	block(':root:not(.dark)', rules(colours(light, drawn.light))) +
	block(':root.dark', rules(colours(dark, drawn.dark))) +
	writeSystemDark(dark);
