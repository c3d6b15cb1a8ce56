import { describe, expect, it } from 'vitest';
import { contrast, drawn, hovered, pairs, paletteNames, type Themes, themesOf } from '../src/brand';

/** Pairs that cannot be told apart. */
function unread(themes: Themes) {
	return (['light', 'dark'] as const).flatMap((theme) => {
		const colours = themes[theme];
		const pressed = [colours.accent, hovered(colours.accent)].map(
			(ground) => ['onAccent', ground, 4.5] as const,
		);
		const listed = pairs.flatMap(({ name, on, least }) =>
			on.map((ground) => [name, colours[ground], least] as const),
		);
		return [...pressed, ...listed]
			.filter(([name, ground, least]) => contrast(colours[name], ground) < least)
			.map(([name, ground]) => `${theme}: ${name} ${colours[name]} on ${ground}`);
	});
}

/** A thousand colours, the same ones every time. */
function* random(count: number) {
	let state = 20_261_123;
	for (let index = 0; index < count; index++) {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		yield `#${(state >>> 8).toString(16).padStart(6, '0')}`;
	}
}

describe('the colours of a brand', () => {
	it('leaves the first palette as it is drawn', () => {
		expect(themesOf({ palette: 'madder', accent: null })).toEqual(drawn);
	});

	it.each(paletteNames)('reads in every pair of %s, in both themes', (palette) => {
		const themes = themesOf({ palette, accent: null });
		expect(unread(themes)).toEqual([]);
		if (palette !== 'madder') expect(themes.light.accent).not.toBe(drawn.light.accent);
	});

	it('reads with a thousand accents, and with none, white, black and the loudest', () => {
		const accents = [
			'#ffffff',
			'#000000',
			'#ffff00',
			'#00ff00',
			'#0000ff',
			'#ff00ff',
			...random(1000),
		];
		const bad = accents.flatMap((accent, index) => {
			const palette = paletteNames[index % paletteNames.length] ?? 'madder';
			return unread(themesOf({ palette, accent })).map((what) => `${palette} ${accent} ${what}`);
		});
		expect(bad).toEqual([]);
	}, 60_000);

	it('keeps an accent that can be read as it was chosen', () => {
		expect(themesOf({ palette: 'madder', accent: '#1d4ed8' }).light.accent).toBe('#1d4ed8');
		expect(themesOf({ palette: 'madder', accent: '#ffee00' }).light.accent).not.toBe('#ffee00');
	});
});
