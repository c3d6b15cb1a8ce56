import type { PatternContext } from '../loom/cloth';
import { bandHeight, bandOf } from './band';
import { type PatternDrawing, renderDrawing } from './woven';

/** Draws one repeat of the band at the bottom of every page. */
export function drawBorder(warp: PatternContext): PatternDrawing {
	const { period, cell } = bandOf(warp);
	const cloth = { columns: period, rows: bandHeight, scale: 4, ground: warp.yarn.gap };
	return renderDrawing({ id: 'border', ...cloth }, cell);
}
