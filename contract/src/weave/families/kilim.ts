import { repeatOf } from '../loom/generate-motif';
import type { FieldRenderer } from '../loom/pattern-context';
import { pickItem, wrapIndex } from '../loom/random';

const colourOrders = [
	['middle', 'edge', 'gap', 'bead'],
	['bead', 'gap', 'line', 'middle'],
	['gap', 'middle', 'edge', 'line'],
	['edge', 'bead', 'gap', 'middle'],
] as const;

const STEP_SIZE_CELLS = 2;

/** Rows of stepped medallions, each row in its own colours. */
export const kilimField: FieldRenderer = ({ yarn, layout, motif, richness, chance }, columns) => {
	const steps = 3 + motif;
	const across = 2 * STEP_SIZE_CELLS * steps;
	const down = across + 2 * STEP_SIZE_CELLS;
	const place = repeatOf(layout, Math.floor(columns / 2), across, down);
	const start = Math.floor(chance('order')() * colourOrders.length);
	const thick = Math.max(1, Math.round(steps / (richness + 1)));
	// Counts steps from the middle cell, so that both sides are symmetrical.
	const steep = (offset: number) => Math.floor((Math.abs(offset) + 1) / STEP_SIZE_CELLS);
	return (x, y) => {
		const { u, v, row } = place(x, y);
		const depth = steps - 1 - steep(u) - steep(v);
		const order = pickItem(colourOrders, start + row);
		if (depth >= 0) return yarn[order[Math.floor(depth / thick) % order.length] ?? 'bead'];
		const rule = Math.floor(down / 2) - Math.abs(v);
		if (rule <= 1) return rule === 1 && wrapIndex(x, 4) < 2 ? yarn.line : yarn.bead;
		const isOddRow = wrapIndex(row, 2) === 1;
		// Half a medallion appears between two others.
		const inner = depth < -steps / 2 - 1 && richness > 2;
		if (inner) return isOddRow ? yarn.line : yarn.edge;
		return y % 2 ? yarn.ground : yarn.shade;
	};
};
