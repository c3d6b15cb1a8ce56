import { repeatOf } from '../loom/generate-motif';
import type { FieldRenderer } from '../loom/pattern-context';
import { pickItem } from '../loom/random';

/** Butis (small motifs) scattered over a plain field, as on a sari from Dhaka. */
export const jamdaniField: FieldRenderer = (
	{ yarn, layout, motif, richness, buti, chance },
	columns,
) => {
	const radius = 2 + motif;
	const step = 2 * radius + 2 * (7 - richness);
	const place = repeatOf(layout, Math.floor(columns / 2), step, step);
	const large = buti(radius);
	const hearts = [yarn.edge, yarn.line, yarn.middle, yarn.bead];
	const turn = Math.floor(chance('bloom')() * hearts.length);
	return (x, y) => {
		const { u, v, column, row } = place(x, y);
		const part = large(u, v);
		if (part === 'gap') return yarn.gap;
		// One ring of each motif differs in colour from its neighbours.
		if (part === 'line') return pickItem(hearts, turn + column * 3 + row * 5);
		if (part) return yarn[part];
		const half = Math.floor(step / 2);
		const corner = half - Math.abs(u) + (half - Math.abs(v));
		if (richness > 2 && corner === 0) return yarn.bead;
		if (richness > 3 && corner === 2) return yarn.line;
		return y % 2 ? yarn.ground : yarn.shade;
	};
};
