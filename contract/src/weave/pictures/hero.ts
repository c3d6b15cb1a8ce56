import { fieldRenderers } from '../families';
import { inscriptionOf } from '../loom/lettering';
import type { Pattern } from '../loom/pattern';
import type { PatternContext } from '../loom/pattern-context';
import { wrapIndex } from '../loom/random';
import { getZigzagPart } from '../loom/sari-motifs';
import { bandHeight, bandOf } from './band';
import { type PatternDrawing, renderDrawing } from './drawing';
import { createInitialsPanel } from './initials-panel';

const HERO_COLUMNS = 58;
const HERO_ROWS = 100;

function createSelvedge({ yarn, border }: PatternContext) {
	const width = border === 0 ? 0 : 2 + border;
	const cell = (x: number, y: number): string => {
		if (x === width - 1) return yarn.middle;
		const part = getZigzagPart(x, y, 2 * (width - 1));
		return part === 'edge' ? yarn.bead : part === 'inside' ? yarn.edge : yarn.shade;
	};
	return { width, cell };
}

/** End piece of a sari, its most ornate part: ruled lines, the name, a band and fringes. */
function createEndPiece(warp: PatternContext, name: string, width: number) {
	const { yarn, border, letters } = warp;
	if (border === 0) return { height: 0, cell: () => yarn.ground };
	const band = bandOf(warp);
	const letterColour = letters(yarn.edge);
	const nameLettering = inscriptionOf(name, width - 8);
	const nameGap = 5;
	const nameRepeat = nameLettering.width + nameGap;
	// Repeats the name as often as it fits completely, centred.
	const repeatCount = Math.max(1, Math.floor((width - 2) / nameRepeat));
	const namesStart = Math.floor((width - repeatCount * nameRepeat + nameGap) / 2);
	const inscriptionHeight = nameLettering.height + 4;
	const extraBandHeight = border > 3 ? bandHeight - 1 : 0;
	const height = extraBandHeight + inscriptionHeight + bandHeight + 3;
	const cell = (x: number, y: number): string => {
		if (extraBandHeight && y < extraBandHeight) return band.cell(x, y);
		const fromName = y - extraBandHeight;
		if (fromName < inscriptionHeight) {
			if (fromName === 0 || fromName === inscriptionHeight - 1) return yarn.bead;
			const at = x - namesStart;
			if (
				at >= 0 &&
				at < repeatCount * nameRepeat &&
				nameLettering.isOn(wrapIndex(at, nameRepeat), fromName - 2)
			)
				return letterColour;
			if (
				at >= 0 &&
				at < repeatCount * nameRepeat - nameGap &&
				wrapIndex(at, nameRepeat) === nameLettering.width + 2
			)
				return Math.abs(fromName - inscriptionHeight / 2 + 0.5) < 2 ? yarn.bead : yarn.edge;
			return yarn.edge;
		}
		const fromBand = fromName - inscriptionHeight;
		if (fromBand < bandHeight) return band.cell(x, fromBand);
		const foot = fromBand - bandHeight;
		return [yarn.edge, yarn.ground, yarn.bead][foot] ?? yarn.ground;
	};
	return { height, cell };
}

/** Draws an upright piece of cloth: selvedge, field with the initials, and end piece. */
export function drawHero(warp: PatternContext, { name, family }: Pattern): PatternDrawing {
	const side = createSelvedge(warp);
	const width = HERO_COLUMNS - side.width;
	const end = createEndPiece(warp, name, width);
	const field = fieldRenderers[family](warp, width);
	const panel = createInitialsPanel(warp, name);
	const middle = Math.floor(width / 2);
	const share = 0.3 + 0.2 * warp.chance('height')();
	const height = Math.floor((HERO_ROWS - end.height) * share);
	return renderDrawing(
		{ id: 'hero', columns: HERO_COLUMNS, rows: HERO_ROWS, scale: 15, ground: warp.yarn.gap },
		(x, y) => {
			if (x < side.width) return side.cell(x, y);
			const across = x - side.width;
			const fromEnd = y - (HERO_ROWS - end.height);
			if (fromEnd >= 0) return end.cell(across, fromEnd);
			return panel.cell(across - middle, y - height) ?? field(across, y);
		},
	);
}
