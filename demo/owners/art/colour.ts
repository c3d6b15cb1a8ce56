/** Red, green and blue as light has them: 0 is dark, 1 as bright as paper. */
export type Colour = readonly [red: number, green: number, blue: number];
export type Point = readonly [x: number, y: number, z: number];

const toLight = (part: string) => (Number.parseInt(part, 16) / 255) ** 2.2;

/** As style sheets write it: `#rrggbb`. */
export const hex = (code: string): Colour => [
	toLight(code.slice(1, 3)),
	toLight(code.slice(3, 5)),
	toLight(code.slice(5, 7)),
];

export const mix = (one: Colour, other: Colour, share: number): Colour => [
	one[0] + (other[0] - one[0]) * share,
	one[1] + (other[1] - one[1]) * share,
	one[2] + (other[2] - one[2]) * share,
];

export const add = (one: Colour, other: Colour, strength = 1): Colour => [
	one[0] + other[0] * strength,
	one[1] + other[1] * strength,
	one[2] + other[2] * strength,
];

export const times = (one: Colour, other: Colour | number): Colour => {
	const by = typeof other === 'number' ? ([other, other, other] as const) : other;
	return [one[0] * by[0], one[1] * by[1], one[2] * by[2]];
};

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** 0 before the first, 1 after the second, and smooth between them. */
export function smooth(from: number, to: number, value: number): number {
	const t = clamp((value - from) / (to - from));
	return t * t * (3 - 2 * t);
}
