import type { PatternContext } from '../loom/pattern-context';
import { wrapIndex } from '../loom/random';

export const bandHeight = 9;

/** A band between two ruled lines, nine cells high, for the page border and the end piece. */
export function bandOf({ yarn, buti, chance }: PatternContext) {
	const random = chance('band');
	const period = 16 + 4 * Math.floor(random() * 3);
	const bandStyle = Math.floor(random() * 4);
	const motif = buti(3);
	const ruleColours = random() < 0.5 ? [yarn.bead, yarn.edge] : [yarn.line, yarn.middle];
	const cell = (x: number, y: number): string => {
		if (y === 0 || y === bandHeight - 1) return ruleColours[wrapIndex(x, 2)] ?? yarn.bead;
		const u = wrapIndex(x, period) - period / 2;
		const v = y - 4;
		const part = Math.abs(v) < 4 ? motif(u, v) : null;
		if (part) return part === 'gap' ? yarn.gap : yarn[part];
		const between = period / 2 - Math.abs(u);
		const distance = between + Math.abs(v);
		if (bandStyle === 0) {
			if (distance <= 1) return yarn.bead;
			if (distance === 3) return yarn.line;
		}
		if (bandStyle === 1 && between === Math.abs(v) && between < 4) return yarn.middle;
		if (bandStyle === 2 && between <= 3 && between % 2 === 0 && Math.abs(v) < 3) return yarn.line;
		if (bandStyle === 3) {
			if (between === 3 - Math.abs(v)) return yarn.edge;
			if (between < 3 - Math.abs(v)) return yarn.bead;
		}
		return yarn.ground;
	};
	return { period, cell };
}
