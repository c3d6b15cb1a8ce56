import { findContrastingColour, isLight, mixColours } from './colour';
import { generateMotif, type Motif } from './generate-motif';
import type { LayoutName, Pattern, YarnName } from './pattern';
import { createSeededRandom, hashOf, type RandomSource } from './random';

export type ThreadPalette = Readonly<Record<YarnName | 'gap' | 'shade', string>>;

/** Inputs shared by all parts of a cloth. */
export interface PatternContext {
	readonly yarn: ThreadPalette;
	readonly layout: LayoutName;
	/** 1 to 5. */
	readonly motif: number;
	readonly richness: number;
	/** 0 to 5. */
	readonly border: number;
	/** Returns the motif of this cloth, with `radius` cells to each side of its centre. */
	readonly buti: (radius: number) => Motif;
	/** Background of the initials: dark on every ground. */
	readonly panel: string;
	/** Returns the yarn in which letters are most legible on a ground. */
	readonly letters: (ground: string) => string;
	/** Returns a separate random sequence for each use, so that one part never changes another. */
	readonly chance: (use: string) => RandomSource;
}

export function createPatternContext({
	name,
	seed,
	family,
	colours,
	...dials
}: Pattern): PatternContext {
	const normalizedName = name.normalize('NFC').trim();
	const chance = (use: string) =>
		createSeededRandom(hashOf(`${normalizedName}|${seed}|${family}|${use}`));
	const yarns = Object.values(colours);
	const light = isLight(colours.ground);
	const gap = mixColours(colours.ground, '#000000', light ? 0.24 : 0.38);
	return {
		...dials,
		yarn: {
			...colours,
			gap,
			shade: mixColours(colours.ground, '#ffffff', 0.07),
		},
		panel: light ? findContrastingColour(colours.ground, yarns) : gap,
		letters: (ground) => findContrastingColour(ground, yarns),
		buti: (radius) => generateMotif(chance('buti'), radius),
		chance,
	};
}

/** Draws the middle of a cloth, `columns` cells wide: returns the thread on each cell. */
export type FieldRenderer = (
	warp: PatternContext,
	columns: number,
) => (x: number, y: number) => string;
