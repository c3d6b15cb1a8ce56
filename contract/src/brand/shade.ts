import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';

const oklch = converter('oklch');

export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** Lightness, strength and hue of a colour; a grey has no hue, here it has one. */
export function partsOf(colour: string): Required<Omit<Oklch, 'mode' | 'alpha'>> {
	const { l, c, h = 0 } = oklch(colour) ?? { l: 0, c: 0 };
	return { l, c, h };
}

/** The nearest colour of that lightness and hue that a screen can show. */
export const colourOf = (parts: { l: number; c: number; h: number }): string =>
	formatHex(clampChroma({ mode: 'oklch', ...parts }, 'oklch'));

/** A button under the pointer, as its style mixes it: 92 % of the colour in black. */
export function hovered(colour: string): string {
	const { l, c, h } = partsOf(colour);
	return formatHex({ mode: 'oklch', l: l * 0.92, c: c * 0.92, h });
}

const step = 0.01;

/**
 * The colour of the same strength and hue that `fits`, as near in lightness as there is one.
 * @throws where none does, black and white included
 */
export function nearest(colour: string, fits: (colour: string) => boolean): string {
	if (fits(colour)) return colour;
	const parts = partsOf(colour);
	for (let by = step; by <= 1; by += step)
		for (const l of [parts.l - by, parts.l + by]) {
			if (l < 0 || l > 1) continue;
			const other = colourOf({ ...parts, l });
			if (fits(other)) return other;
		}
	const end = ['#ffffff', '#000000'].find(fits);
	if (end) return end;
	throw new Error(`Nothing like ${colour} can be told from its ground`);
}

/** Whether a text on it is read, by somebody who sees as `least` asks. */
export const isReadOn =
	(grounds: readonly string[], least: number) =>
	(colour: string): boolean =>
		grounds.every((ground) => contrast(colour, ground) >= least);
