import { mixColours } from '../loom/colour';
import type { FieldRenderer } from '../loom/pattern-context';
import { wrapIndex } from '../loom/random';
import { stripesOf } from './stripes';

/** Stripes of diagonal threads. Where the diagonal reverses, they form a herringbone. */
export const twillField: FieldRenderer = ({ yarn, layout, motif, richness, chance }, columns) => {
	const stripes = stripesOf(chance('stripes'), 2 + 2 * motif, 1 + richness);
	const middle = Math.floor(columns / 2);
	const turn = 4 + 2 * motif;
	const dark = Object.fromEntries(
		Object.values(yarn).map((colour) => [colour, mixColours(colour, '#000000', 0.16)]),
	);
	return (x, y) => {
		const across = layout === 'mirrored' ? Math.abs(x - middle) : x;
		const colour = yarn[stripes[wrapIndex(across, stripes.length)] ?? 'ground'];
		const back = layout === 'brick' && wrapIndex(Math.floor(y / turn), 2) === 1;
		const climb = layout === 'mirrored' ? across + y : back ? y - x : x + y;
		return wrapIndex(climb, 4) < 2 ? colour : (dark[colour] ?? colour);
	};
};
