import { initialsOf, lettering } from '../loom/alphabet';
import type { Warp } from '../loom/cloth';
import { hashOf } from '../loom/hash';
import type { Pattern } from '../loom/pattern';
import { range, seeded } from '../loom/random';
import { type Drawing, woven } from './woven';

const size = 20;

/** Draws the initials in a frame whose stitches are derived from the whole name. */
export function mark({ yarn, letters, chance }: Warp, { name }: Pattern): Drawing {
	const signs = initialsOf(name);
	const large = lettering(signs, 2);
	const words = large.width <= 14 && large.height <= 14 ? large : lettering(signs, 1);
	const left = Math.floor((size - words.width) / 2);
	const top = Math.floor((size - words.height) / 2);
	const own = seeded(hashOf(name.normalize('NFC').trim()));
	const rhythm = range(10).map(() => own() < 0.5);
	const corner = range(16).map(() => own() < 0.5);
	const letter = letters(yarn.ground);
	const swapped = chance('mark')() < 0.5;
	const [frame, bead] = swapped ? [yarn.bead, yarn.edge] : [yarn.edge, yarn.bead];
	const fold = (at: number) => Math.min(at, size - 1 - at);
	return woven({ id: 'mark', columns: size, rows: size, scale: 32, ground: yarn.gap }, (x, y) => {
		if (words.isOn(x - left, y - top)) return letter;
		const [a, b] = [fold(x), fold(y)];
		const depth = Math.min(a, b);
		if (depth === 0) return rhythm[Math.max(a, b)] ? bead : frame;
		if (depth === 1) return frame;
		const free = (y < top - 1 || y >= top + words.height + 1) && b > 1;
		if (free && b < 6 && a > 1)
			return corner[((a + b) % 4) * 4 + (b % 4)] ? yarn.line : yarn.ground;
		return yarn.ground;
	});
}
