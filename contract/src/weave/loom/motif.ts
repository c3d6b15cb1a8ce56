import type { LayoutName } from './pattern';
import { pick, type Random, wrap } from './random';

/** A part of a motif: which yarn, or the field around it. */
export type Part = 'edge' | 'bead' | 'line' | 'middle' | 'gap' | null;
/** By the offsets from its middle. */
export type Motif = (x: number, y: number) => Part;

// How far a cell lies from the middle; each measure grows another shape.
const measures = {
	lozenge: (a: number, b: number) => a + b,
	star: (a: number, b: number) => Math.min(Math.max(a, b) * 1.42, a + b),
	octagon: (a: number, b: number) => Math.max(a, b, Math.floor((a + b) * 0.72)) * 1.25,
	cross: (a: number, b: number) => Math.max(Math.min(a, b) * 2.2, Math.max(a, b)) * 1.05,
	flower: (a: number, b: number) => a + b - (a === b || a === 0 || b === 0 ? 1 : 0),
} as const;

// From the outline inwards; the last goes on to the heart.
const rings: readonly (readonly Part[])[] = [
	['middle', 'gap', 'edge', 'line', 'bead'],
	['bead', 'edge', 'edge', 'gap', 'middle'],
	['line', 'gap', 'bead', 'gap', 'edge', 'middle'],
	['middle', 'middle', 'gap', 'bead', 'edge'],
	['edge', 'bead', 'gap', 'line', 'line', 'middle'],
	['bead', 'gap', 'line', 'middle', 'gap', 'edge', 'bead'],
];

/** A buti grown from chance: the same from its four sides, `radius` cells to each. */
export function grow(random: Random, radius: number): Motif {
	const shapes = Object.values(measures);
	const measure = pick(shapes, random() * shapes.length);
	const ring = pick(rings, random() * rings.length);
	const tip: Part = random() < 0.5 ? 'bead' : 'line';
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

/** Where a cell lies in the repeat: offsets from the middle of its motif, and which motif that is. */
export interface Place {
	readonly u: number;
	readonly v: number;
	readonly column: number;
	readonly row: number;
}

/** The repeats of a field, `across` and `down` cells to each. */
export function repeatOf(layout: LayoutName, middle: number, across: number, down: number) {
	return (x: number, y: number): Place => {
		const row = Math.floor(y / down);
		const from = layout === 'mirrored' ? Math.abs(x - middle) + Math.floor(across / 2) : x;
		const shifted = layout === 'brick' && wrap(row, 2) === 1 ? from + Math.floor(across / 2) : from;
		return {
			u: wrap(shifted, across) - Math.floor(across / 2),
			v: wrap(y, down) - Math.floor(down / 2),
			column: Math.floor(shifted / across),
			row,
		};
	};
}
