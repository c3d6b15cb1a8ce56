import { mixColours } from '../loom/colour';
import type { FieldRenderer } from '../loom/pattern-context';
import { wrapIndex } from '../loom/random';
import { stripesOf } from './stripes';

/** Checks, formed by a striped warp and a striped weft. */
export const gamchaField: FieldRenderer = ({ yarn, layout, motif, richness, chance }, columns) => {
	const stripes = stripesOf(chance('stripes'), 1 + 2 * motif, richness);
	const other = layout === 'brick' ? stripesOf(chance('weft'), 1 + 2 * motif, richness) : stripes;
	const middle = Math.floor(columns / 2);
	return (x, y) => {
		const across = layout === 'mirrored' ? Math.abs(x - middle) : x;
		const warp = stripes[wrapIndex(across, stripes.length)] ?? 'ground';
		const weft = other[wrapIndex(y, other.length)] ?? 'ground';
		if (warp === 'ground' && weft === 'ground') return yarn.ground;
		if (warp === weft) return yarn[warp];
		const isWarp = wrapIndex(x + y, 2) === 0;
		if (warp === 'ground') return isWarp ? mixColours(yarn[weft], yarn.ground, 0.55) : yarn[weft];
		if (weft === 'ground') return isWarp ? yarn[warp] : mixColours(yarn[warp], yarn.ground, 0.55);
		return yarn[isWarp ? warp : weft];
	};
};
