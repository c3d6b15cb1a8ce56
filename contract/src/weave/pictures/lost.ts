import { families } from '../families';
import { lettering, signOf } from '../loom/alphabet';
import type { Warp } from '../loom/cloth';
import type { Pattern } from '../loom/pattern';
import { range, wrap } from '../loom/random';
import { type Drawing, woven } from './woven';

const columns = 80;
const rows = 45;
const band = { from: 8, to: 36 };

/** Draws a cloth that frays at one side, with the number 404. */
export function lost(warp: Warp, { family }: Pattern): Drawing {
	const { yarn, letters, chance, buti } = warp;
	const field = families[family](warp, columns);
	const four = lettering([signOf('4')], 3);
	const zero = buti(9);
	const letter = letters(yarn.ground);
	const middle = 34;
	const top = band.from + Math.floor((band.to - band.from - four.height) / 2);
	const random = chance('lost');
	let at = 66;
	const torn = range(rows).map(() => {
		at = Math.min(70, Math.max(61, at + Math.round((random() - 0.5) * 5)));
		return at;
	});
	const loose = range(rows).map(() => Math.floor(random() * 14));
	function number(x: number, y: number): string | null {
		const down = y - top;
		const fromMiddle = x - middle;
		if (four.isOn(fromMiddle + 12 + four.width, down) || four.isOn(fromMiddle - 13, down))
			return letter;
		const part = zero(fromMiddle, down - 10);
		return part && yarn[part];
	}
	function cloth(x: number, y: number): string {
		if (y < band.from || y > band.to) return field(x, y);
		if (y === band.from || y === band.to) return yarn.bead;
		if (y === band.from + 1 || y === band.to - 1) return yarn.edge;
		return number(x, y) ?? (y % 2 ? yarn.ground : yarn.shade);
	}
	return woven({ id: 'lost', columns, rows, scale: 16, ground: yarn.gap }, (x, y) => {
		const edge = torn[y] ?? columns;
		if (x < edge) return cloth(x, y);
		// Every second weft thread hangs out of the frayed edge.
		const hangs = wrap(y, 2) === 0 && x < edge + (loose[y] ?? 0);
		return hangs ? cloth(edge - 1, y) : null;
	});
}
