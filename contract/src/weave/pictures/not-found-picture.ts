import { fieldRenderers } from '../families';
import { composeLettering, signOf } from '../loom/lettering';
import type { Pattern } from '../loom/pattern';
import type { PatternContext } from '../loom/pattern-context';
import { createRange, wrapIndex } from '../loom/random';
import { type PatternDrawing, renderDrawing } from './drawing';

const LOST_COLUMNS = 80;
const LOST_ROWS = 45;
const bandRows = { from: 8, to: 36 };

/** Draws a cloth that frays at one side, with the number 404. */
export function drawNotFoundPicture(warp: PatternContext, { family }: Pattern): PatternDrawing {
	const { yarn, letters, chance, buti } = warp;
	const field = fieldRenderers[family](warp, LOST_COLUMNS);
	const fourLettering = composeLettering([signOf('4')], 3);
	const zeroMotif = buti(9);
	const letterColour = letters(yarn.ground);
	const centreColumn = 34;
	const digitsTop =
		bandRows.from + Math.floor((bandRows.to - bandRows.from - fourLettering.height) / 2);
	const random = chance('lost');
	let edgeColumn = 66;
	const frayedEdges = createRange(LOST_ROWS).map(() => {
		edgeColumn = Math.min(70, Math.max(61, edgeColumn + Math.round((random() - 0.5) * 5)));
		return edgeColumn;
	});
	const looseThreadLengths = createRange(LOST_ROWS).map(() => Math.floor(random() * 14));
	function getDigitColour(x: number, y: number): string | null {
		const down = y - digitsTop;
		const fromMiddle = x - centreColumn;
		if (
			fourLettering.isOn(fromMiddle + 12 + fourLettering.width, down) ||
			fourLettering.isOn(fromMiddle - 13, down)
		)
			return letterColour;
		const part = zeroMotif(fromMiddle, down - 10);
		return part && yarn[part];
	}
	function getPatternColour(x: number, y: number): string {
		if (y < bandRows.from || y > bandRows.to) return field(x, y);
		if (y === bandRows.from || y === bandRows.to) return yarn.bead;
		if (y === bandRows.from + 1 || y === bandRows.to - 1) return yarn.edge;
		return getDigitColour(x, y) ?? (y % 2 ? yarn.ground : yarn.shade);
	}
	return renderDrawing(
		{ id: 'lost', columns: LOST_COLUMNS, rows: LOST_ROWS, scale: 16, ground: yarn.gap },
		(x, y) => {
			const edge = frayedEdges[y] ?? LOST_COLUMNS;
			if (x < edge) return getPatternColour(x, y);
			// Every second weft thread hangs out of the frayed edge.
			const hangs = wrapIndex(y, 2) === 0 && x < edge + (looseThreadLengths[y] ?? 0);
			return hangs ? getPatternColour(edge - 1, y) : null;
		},
	);
}
