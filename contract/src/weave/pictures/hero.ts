import { families } from '../families';
import { inscriptionOf } from '../loom/alphabet';
import type { Warp } from '../loom/cloth';
import { zigzag } from '../loom/motifs';
import type { Pattern } from '../loom/pattern';
import { wrap } from '../loom/random';
import { bandHeight, bandOf } from './band';
import { cartouche } from './cartouche';
import { type Drawing, woven } from './woven';

const columns = 58;
const rows = 100;

function selvedge({ yarn, border }: Warp) {
	const width = border === 0 ? 0 : 2 + border;
	const cell = (x: number, y: number): string => {
		if (x === width - 1) return yarn.middle;
		const part = zigzag(x, y, 2 * (width - 1));
		return part === 'edge' ? yarn.bead : part === 'inside' ? yarn.edge : yarn.shade;
	};
	return { width, cell };
}

/** End piece of a sari, its most ornate part: ruled lines, the name, a band and fringes. */
function anchal(warp: Warp, name: string, width: number) {
	const { yarn, border, letters } = warp;
	if (border === 0) return { height: 0, cell: () => yarn.ground };
	const band = bandOf(warp);
	const letter = letters(yarn.edge);
	const line = inscriptionOf(name, width - 8);
	const gap = 5;
	const repeat = line.width + gap;
	// Repeats the name as often as it fits completely, centred.
	const count = Math.max(1, Math.floor((width - 2) / repeat));
	const start = Math.floor((width - count * repeat + gap) / 2);
	const inscribed = line.height + 4;
	const extra = border > 3 ? bandHeight - 1 : 0;
	const height = extra + inscribed + bandHeight + 3;
	const cell = (x: number, y: number): string => {
		if (extra && y < extra) return band.cell(x, y);
		const fromName = y - extra;
		if (fromName < inscribed) {
			if (fromName === 0 || fromName === inscribed - 1) return yarn.bead;
			const at = x - start;
			if (at >= 0 && at < count * repeat && line.isOn(wrap(at, repeat), fromName - 2))
				return letter;
			if (at >= 0 && at < count * repeat - gap && wrap(at, repeat) === line.width + 2)
				return Math.abs(fromName - inscribed / 2 + 0.5) < 2 ? yarn.bead : yarn.edge;
			return yarn.edge;
		}
		const fromBand = fromName - inscribed;
		if (fromBand < bandHeight) return band.cell(x, fromBand);
		const foot = fromBand - bandHeight;
		return [yarn.edge, yarn.ground, yarn.bead][foot] ?? yarn.ground;
	};
	return { height, cell };
}

/** Draws an upright piece of cloth: selvedge, field with the initials, and end piece. */
export function hero(warp: Warp, { name, family }: Pattern): Drawing {
	const side = selvedge(warp);
	const width = columns - side.width;
	const end = anchal(warp, name, width);
	const field = families[family](warp, width);
	const panel = cartouche(warp, name);
	const middle = Math.floor(width / 2);
	const share = 0.3 + 0.2 * warp.chance('height')();
	const height = Math.floor((rows - end.height) * share);
	return woven({ id: 'hero', columns, rows, scale: 15, ground: warp.yarn.gap }, (x, y) => {
		if (x < side.width) return side.cell(x, y);
		const across = x - side.width;
		const fromEnd = y - (rows - end.height);
		if (fromEnd >= 0) return end.cell(across, fromEnd);
		return panel.cell(across - middle, y - height) ?? field(across, y);
	});
}
