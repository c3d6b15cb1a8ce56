import { composeLettering, initialsOf } from '../loom/lettering';
import type { Pattern } from '../loom/pattern';
import type { PatternContext } from '../loom/pattern-context';
import { createRange, createSeededRandom, hashOf } from '../loom/random';
import { type PatternDrawing, renderDrawing } from './drawing';

const MARK_SIZE_CELLS = 20;

/** Draws the initials in a frame whose stitches are derived from the whole name. */
export function drawMark(
	{ yarn, letters, chance }: PatternContext,
	{ name }: Pattern,
): PatternDrawing {
	const signs = initialsOf(name);
	const large = composeLettering(signs, 2);
	const words = large.width <= 14 && large.height <= 14 ? large : composeLettering(signs, 1);
	const leftOffset = Math.floor((MARK_SIZE_CELLS - words.width) / 2);
	const topOffset = Math.floor((MARK_SIZE_CELLS - words.height) / 2);
	const own = createSeededRandom(hashOf(name.normalize('NFC').trim()));
	const rhythm = createRange(10).map(() => own() < 0.5);
	const corner = createRange(16).map(() => own() < 0.5);
	const letter = letters(yarn.ground);
	const hasSwappedColours = chance('mark')() < 0.5;
	const [frame, bead] = hasSwappedColours ? [yarn.bead, yarn.edge] : [yarn.edge, yarn.bead];
	const fold = (at: number) => Math.min(at, MARK_SIZE_CELLS - 1 - at);
	return renderDrawing(
		{ id: 'mark', columns: MARK_SIZE_CELLS, rows: MARK_SIZE_CELLS, scale: 32, ground: yarn.gap },
		(x, y) => {
			if (words.isOn(x - leftOffset, y - topOffset)) return letter;
			const [a, b] = [fold(x), fold(y)];
			const depth = Math.min(a, b);
			if (depth === 0) return rhythm[Math.max(a, b)] ? bead : frame;
			if (depth === 1) return frame;
			const free = (y < topOffset - 1 || y >= topOffset + words.height + 1) && b > 1;
			if (free && b < 6 && a > 1)
				return corner[((a + b) % 4) * 4 + (b % 4)] ? yarn.line : yarn.ground;
			return yarn.ground;
		},
	);
}
