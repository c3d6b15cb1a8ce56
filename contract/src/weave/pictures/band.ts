import type { Warp } from '../loom/cloth';
import { wrap } from '../loom/random';

export const bandHeight = 9;

/** A band between two ruled lines, nine cells high, for the page border and the end piece. */
export function bandOf({ yarn, buti, chance }: Warp) {
	const random = chance('band');
	const period = 16 + 4 * Math.floor(random() * 3);
	const kind = Math.floor(random() * 4);
	const motif = buti(3);
	const rules = random() < 0.5 ? [yarn.bead, yarn.edge] : [yarn.line, yarn.middle];
	const cell = (x: number, y: number): string => {
		if (y === 0 || y === bandHeight - 1) return rules[wrap(x, 2)] ?? yarn.bead;
		const u = wrap(x, period) - period / 2;
		const v = y - 4;
		const part = Math.abs(v) < 4 ? motif(u, v) : null;
		if (part) return part === 'gap' ? yarn.gap : yarn[part];
		const between = period / 2 - Math.abs(u);
		const distance = between + Math.abs(v);
		if (kind === 0) {
			if (distance <= 1) return yarn.bead;
			if (distance === 3) return yarn.line;
		}
		if (kind === 1 && between === Math.abs(v) && between < 4) return yarn.middle;
		if (kind === 2 && between <= 3 && between % 2 === 0 && Math.abs(v) < 3) return yarn.line;
		if (kind === 3) {
			if (between === 3 - Math.abs(v)) return yarn.edge;
			if (between < 3 - Math.abs(v)) return yarn.bead;
		}
		return yarn.ground;
	};
	return { period, cell };
}
