import { repeatOf } from '../loom/generate-motif';
import type { FieldRenderer } from '../loom/pattern-context';
import { createRange, pickItem } from '../loom/random';

const colourOrders = [
	['gap', 'edge', 'bead', 'middle', 'line'],
	['edge', 'middle', 'gap', 'bead', 'line'],
	['line', 'gap', 'middle', 'edge', 'bead'],
	['middle', 'edge', 'gap', 'line', 'bead'],
] as const;

/** Lozenges dyed into the warp before weaving, so that their edges blur along the threads. */
export const ikatField: FieldRenderer = ({ yarn, layout, motif, richness, chance }, columns) => {
	const half = 5 + 2 * motif;
	const place = repeatOf(layout, Math.floor(columns / 2), 2 * half, Math.round(2.6 * half));
	const order = pickItem(colourOrders, chance('order')() * colourOrders.length);
	const random = chance('dye');
	// Threads shift in pairs, each pair slightly off its dyed position.
	const slips = createRange(columns * 2).map(() =>
		Math.round((random() - 0.5) * (2 + motif * 0.6)),
	);
	const thick = half / (richness + 1.6);
	return (x, y) => {
		const { u, v } = place(x, y);
		const slip = slips[Math.abs(u) + (x > columns ? columns : 0)] ?? 0;
		const own = slips[columns + (x % columns)] ?? 0;
		const distance = Math.abs(u) + Math.abs(v + slip * 0.6 + own * 0.7) / 1.3;
		const depth = half - distance;
		if (depth < 0) return x % 2 ? yarn.ground : yarn.shade;
		const ring = Math.floor(depth / thick);
		return yarn[order[Math.min(ring, order.length - 1)] ?? 'bead'];
	};
};
