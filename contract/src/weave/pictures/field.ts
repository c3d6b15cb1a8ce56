import { families } from '../families';
import { warpOf } from '../loom/cloth';
import type { Pattern } from '../loom/pattern';
import { type Drawing, woven } from './woven';

const size = { columns: 44, rows: 66, scale: 20 };

/** Draws only the field of a cloth, upright, for display beside a form. */
export function fieldOf(pattern: Pattern): Drawing {
	const warp = warpOf(pattern);
	const field = families[pattern.family](warp, size.columns);
	return woven({ id: 'field', ...size, ground: warp.yarn.gap }, field);
}
