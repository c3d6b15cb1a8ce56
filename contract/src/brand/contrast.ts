import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';

const toOklch = converter('oklch');

export const contrastRatio = (one: string, other: string): number => wcagContrast(one, other);

/** Returns lightness, chroma and hue of a colour in OKLCH. The hue of a grey is 0. */
export function partsOf(colour: string): Required<Omit<Oklch, 'mode' | 'alpha'>> {
	const { l, c, h = 0 } = toOklch(colour) ?? { l: 0, c: 0 };
	return { l, c, h };
}

/** Returns the colour as `#rrggbb`, with its chroma reduced until a screen can show it. */
export const colourOf = (parts: { l: number; c: number; h: number }): string =>
	formatHex(clampChroma({ mode: 'oklch', ...parts }, 'oklch'));

/** Returns the hover colour of a button, as its style mixes it: 92 % of the colour and 8 % black. */
export function toHoverColour(colour: string): string {
	const { l, c, h } = partsOf(colour);
	return formatHex({ mode: 'oklch', l: l * 0.92, c: c * 0.92, h });
}

const LIGHTNESS_STEP = 0.01;

/**
 * Returns the colour of the same chroma and hue that satisfies `fits` and is nearest in lightness.
 * @throws if no lightness satisfies it, including black and white
 */
export function findNearestColour(colour: string, fits: (colour: string) => boolean): string {
	if (fits(colour)) return colour;
	const parts = partsOf(colour);
	for (let by = LIGHTNESS_STEP; by <= 1; by += LIGHTNESS_STEP)
		for (const l of [parts.l - by, parts.l + by]) {
			if (l < 0 || l > 1) continue;
			const other = colourOf({ ...parts, l });
			if (fits(other)) return other;
		}
	const end = ['#ffffff', '#000000'].find(fits);
	if (end) return end;
	throw new Error(`Nothing like ${colour} can be told from its ground`);
}

/** Returns a function that checks whether a colour has at least the contrast `least` on every background. */
export const isReadOn =
	(grounds: readonly string[], least: number) =>
	(colour: string): boolean =>
		grounds.every((ground) => contrastRatio(colour, ground) >= least);
