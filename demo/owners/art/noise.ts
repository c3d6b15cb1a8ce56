/** A number from 0 to 1 for a place on a grid, always the same. */
export function at(x: number, y: number, seed = 0): number {
	let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed, 1274126177);
	h = Math.imul(h ^ (h >>> 13), 1274126177);
	return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number) => t * t * (3 - 2 * t);

/** The same, flowing from one place of the grid to the next. */
export function noise(x: number, y: number, seed = 0): number {
	const left = Math.floor(x);
	const top = Math.floor(y);
	const u = ease(x - left);
	const v = ease(y - top);
	const above = at(left, top, seed) * (1 - u) + at(left + 1, top, seed) * u;
	const below = at(left, top + 1, seed) * (1 - u) + at(left + 1, top + 1, seed) * u;
	return above * (1 - v) + below * v;
}

/** As hills and clouds are: large shapes with ever smaller ones on them. */
export function layered(x: number, y: number, layers: number, seed = 0): number {
	let sum = 0;
	let size = 0.5;
	for (let layer = 0; layer < layers; layer += 1) {
		sum += size * noise(x * 2 ** layer, y * 2 ** layer, seed + layer * 17);
		size /= 2;
	}
	return sum;
}
