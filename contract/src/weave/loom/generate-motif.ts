import type { LayoutName } from './pattern';
import { pickItem, type RandomSource, wrapIndex } from './random';

/** Yarn of a cell in a motif; null is the field around it. */
export type MotifPart = 'edge' | 'bead' | 'line' | 'middle' | 'gap' | null;
/** Returns the part of a cell by its offsets from the centre of the motif. */
export type Motif = (x: number, y: number) => MotifPart;

// Distance of a cell from the centre. Each measure produces a different shape.
const distanceMeasures = {
	lozenge: (a: number, b: number) => a + b,
	star: (a: number, b: number) => Math.min(Math.max(a, b) * 1.42, a + b),
	octagon: (a: number, b: number) => Math.max(a, b, Math.floor((a + b) * 0.72)) * 1.25,
	cross: (a: number, b: number) => Math.max(Math.min(a, b) * 2.2, Math.max(a, b)) * 1.05,
	flower: (a: number, b: number) => a + b - (a === b || a === 0 || b === 0 ? 1 : 0),
} as const;

// Rings from the outline inwards. The last one fills the centre.
const ringSequences: readonly (readonly MotifPart[])[] = [
	['middle', 'gap', 'edge', 'line', 'bead'],
	['bead', 'edge', 'edge', 'gap', 'middle'],
	['line', 'gap', 'bead', 'gap', 'edge', 'middle'],
	['middle', 'middle', 'gap', 'bead', 'edge'],
	['edge', 'bead', 'gap', 'line', 'line', 'middle'],
	['bead', 'gap', 'line', 'middle', 'gap', 'edge', 'bead'],
];

/** Generates a random buti (small motif), symmetrical on all sides, with `radius` cells to each. */
export function generateMotif(random: RandomSource, radius: number): Motif {
	const shapes = Object.values(distanceMeasures);
	const measure = pickItem(shapes, random() * shapes.length);
	const ring = pickItem(ringSequences, random() * ringSequences.length);
	const tip: MotifPart = random() < 0.5 ? 'bead' : 'line';
	const hasTips = random() < 0.7;
	return (x, y) => {
		const [a, b] = [Math.abs(x), Math.abs(y)];
		const depth = radius - Math.round(measure(a, b));
		if (depth < 0) {
			const onAxis = (a === 0 || b === 0) && a + b === radius + 2;
			return hasTips && onAxis ? tip : null;
		}
		return ring[Math.min(depth, ring.length - 1)] ?? null;
	};
}

/** Position of a cell in the repeat: its offsets from the centre of its motif, and the motif's column and row. */
export interface RepeatPosition {
	readonly u: number;
	readonly v: number;
	readonly column: number;
	readonly row: number;
}

/** Returns a function that locates a cell within repeats of `across` by `down` cells. */
export function repeatOf(layout: LayoutName, middle: number, across: number, down: number) {
	return (x: number, y: number): RepeatPosition => {
		const row = Math.floor(y / down);
		const from = layout === 'mirrored' ? Math.abs(x - middle) + Math.floor(across / 2) : x;
		const shiftedX =
			layout === 'brick' && wrapIndex(row, 2) === 1 ? from + Math.floor(across / 2) : from;
		return {
			u: wrapIndex(shiftedX, across) - Math.floor(across / 2),
			v: wrapIndex(y, down) - Math.floor(down / 2),
			column: Math.floor(shiftedX / across),
			row,
		};
	};
}
