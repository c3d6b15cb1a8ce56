import type { Warp } from '../loom/cloth';
import { bandHeight, bandOf } from './band';
import { type Drawing, woven } from './woven';

/** Draws one repeat of the band at the bottom of every page. */
export function border(warp: Warp): Drawing {
	const { period, cell } = bandOf(warp);
	const cloth = { columns: period, rows: bandHeight, scale: 4, ground: warp.yarn.gap };
	return woven({ id: 'border', ...cloth }, cell);
}
