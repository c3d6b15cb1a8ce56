import { formatHex, interpolate } from 'culori';
import { describe, expect, it } from 'vitest';
import {
	type ColourThemes,
	contrastPairs,
	contrastRatio,
	defaultThemes,
	paletteNames,
	patternNames,
	type ThemeColours,
	themesOf,
	toHoverColour,
} from '../src/brand';
import { partsOf } from '../src/brand/contrast';
import { generalSettings } from '../src/schemas/settings/general';
import { defaultBrand } from '../src/schemas/site-setting';

const mixed = (colour: string, share: number, ground: string, space: 'rgb' | 'oklab' = 'rgb') =>
	formatHex(interpolate([ground, colour], space)(share));

/** Returns text colours with the backgrounds that styles mix with `color-mix`. */
const onMixed = ({ canvas, raised, sunken, ink, danger, success, gold, accent }: ThemeColours) => {
	const tinted = [canvas, raised, sunken].flatMap((page) => [
		['ink', mixed(gold, 0.36, page)] as const,
		['ink', mixed(success, 0.16, page)] as const,
		['ink', mixed(ink, 0.08, page)] as const,
		['danger', mixed(danger, 0.1, page)] as const,
	]);
	return [
		...tinted,
		['accentText', mixed(accent, 0.06, raised)] as const,
		['canvas', mixed('#000000', 0.08, ink, 'oklab')] as const,
		['canvas', mixed(ink, 0.12, danger, 'oklab')] as const,
	].map(([name, ground]) => [name, ground, 4.5] as const);
};

/** Returns the pairs with too little contrast. */
function unread(themes: ColourThemes) {
	return (['light', 'dark'] as const).flatMap((theme) => {
		const colours = themes[theme];
		const pressed = [colours.accent, toHoverColour(colours.accent)].map(
			(ground) => ['onAccent', ground, 4.5] as const,
		);
		const listed = contrastPairs.flatMap(({ name, on, least }) =>
			on.map((ground) => [name, colours[ground], least] as const),
		);
		return [...pressed, ...listed, ...onMixed(colours)]
			.filter(([name, ground, least]) => contrastRatio(colours[name], ground) < least)
			.map(([name, ground]) => `${theme}: ${name} ${colours[name]} on ${ground}`);
	});
}

/** Yields `count` colours, the same ones every time. */
function* random(count: number) {
	let state = 20_261_123;
	for (let index = 0; index < count; index++) {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		yield `#${(state >>> 8).toString(16).padStart(6, '0')}`;
	}
}

describe('brand patterns', () => {
	const { mark, band } = generalSettings.brand.fields;

	it('are off on a new site, and woven on a site of an earlier release', () => {
		expect(defaultBrand).toMatchObject({ mark: 'none', band: 'none', border: null });
		expect([mark.fallback, band.fallback]).toEqual(['woven', 'woven']);
	});

	it('accept only woven and none', () => {
		for (const setting of [mark, band]) {
			for (const name of patternNames) expect(setting.form.safeParse(name).success).toBe(true);
			expect(setting.form.safeParse('knitted').success).toBe(false);
		}
	});
});

describe('brand colours', () => {
	it('leave the default palette unchanged', () => {
		expect(themesOf({ palette: 'madder', accent: null })).toEqual(defaultThemes);
	});

	it('tint the dark backgrounds with the accent', () => {
		const { canvas, raised, sunken, accent } = defaultThemes.dark;
		const { h } = partsOf(accent);
		for (const ground of [canvas, raised, sunken]) {
			expect(partsOf(ground).c, ground).toBeGreaterThanOrEqual(0.012);
			expect(Math.abs(partsOf(ground).h - h), ground).toBeLessThan(10);
		}
	});

	it.each(
		paletteNames,
	)('meet the contrast minimum for every pair of %s in both themes', (palette) => {
		const themes = themesOf({ palette, accent: null });
		expect(unread(themes)).toEqual([]);
		if (palette !== 'madder') expect(themes.light.accent).not.toBe(defaultThemes.light.accent);
	});

	it('meet the contrast minimum for extreme accents and greys in every palette', () => {
		const accents =
			'ffffff 000000 ffff00 00ff00 00ffff 0000ff ff00ff ff0000 404040 808080 c0c0c0 fefefe 010101 f0a51e';
		const bad = accents
			.split(' ')
			.flatMap((accent) =>
				paletteNames.flatMap((palette) =>
					unread(themesOf({ palette, accent: `#${accent}` })).map(
						(it) => `${palette} ${accent} ${it}`,
					),
				),
			);
		expect(bad).toEqual([]);
	}, 60_000);

	it('meet the contrast minimum for a thousand random accents', () => {
		const bad = [...random(1000)].flatMap((accent, index) => {
			const palette = paletteNames[index % paletteNames.length] ?? 'madder';
			return unread(themesOf({ palette, accent })).map((what) => `${palette} ${accent} ${what}`);
		});
		expect(bad).toEqual([]);
	}, 60_000);

	it('change the accent only if it is unreadable', () => {
		expect(themesOf({ palette: 'madder', accent: '#1d4ed8' }).light.accent).toBe('#1d4ed8');
		expect(themesOf({ palette: 'madder', accent: '#ffee00' }).light.accent).not.toBe('#ffee00');
	});
});
