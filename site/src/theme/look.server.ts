import type { Brand } from '@sumu/contract';
import { type Themes, themesOf } from '@sumu/contract/brand';
import { styleOf } from './look';

/** What a page carries of a brand. */
export interface Look {
	readonly css: string;
	/** The page's ground, for what the browser itself paints. */
	readonly ground: { readonly light: string; readonly dark: string };
}

let known: { readonly key: string; readonly themes: Themes } | undefined;

/** Both themes of a brand, kept until another is asked for. */
export function brandThemes({ palette, accent }: Pick<Brand, 'palette' | 'accent'>): Themes {
	const key = `${palette} ${accent}`;
	if (known?.key !== key) known = { key, themes: themesOf({ palette, accent }) };
	return known.themes;
}

export function lookOf(brand: Brand): Look {
	const themes = brandThemes(brand);
	const ground = { light: themes.light.canvas, dark: themes.dark.canvas };
	return { css: styleOf(brand, themes), ground };
}
