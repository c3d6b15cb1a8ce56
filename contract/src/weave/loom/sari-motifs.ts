import { wrapIndex } from './random';

export type ButiPart = 'heart' | 'petal' | 'ring' | 'tip' | 'field';

// The jamdani lozenge. The Manhattan distance from its centre determines the part.
export function getButiPart(x: number, y: number): ButiPart {
	const [a, b] = [Math.abs(x), Math.abs(y)];
	const distance = a + b;
	if (distance === 0) return 'heart';
	if (distance === 1 || (distance === 2 && (a === 0 || b === 0))) return 'petal';
	if (distance === 3) return 'ring';
	if ((a === b && distance === 4) || (distance === 5 && (a === 0 || b === 0))) return 'tip';
	return 'field';
}

// Returns the offsets from the centre of the nearest motif. Every second row of motifs is shifted by half a step.
export function getMotifOffset(x: number, y: number, step: number): [number, number] {
	const shift = wrapIndex(Math.floor(y / step), 2) * (step / 2);
	return [wrapIndex(x + shift, step) - step / 2, wrapIndex(y, step) - step / 2];
}

// The zigzag edge (par) of a sari; `depth` counts cells from the selvedge.
export function getZigzagPart(
	depth: number,
	y: number,
	period: number,
): 'edge' | 'inside' | 'outside' {
	const half = period / 2;
	const step = wrapIndex(y, period);
	const peak = step <= half ? step : period - step;
	if (depth === peak) return 'edge';
	return depth < peak ? 'inside' : 'outside';
}
