import { warpOf } from '../loom/cloth';
import type { Pattern } from '../loom/pattern';
import { border } from './border';
import { hero } from './hero';
import { lost } from './lost';
import { mark } from './mark';
import type { Drawing } from './woven';

export const wovenNames = ['hero', 'border', 'mark', 'lost'] as const;
export type WovenName = (typeof wovenNames)[number];

/** Draws the four pictures of a pattern. */
export function wovenOf(pattern: Pattern): Readonly<Record<WovenName, Drawing>> {
	const warp = warpOf(pattern);
	return {
		hero: hero(warp, pattern),
		border: border(warp),
		mark: mark(warp, pattern),
		lost: lost(warp, pattern),
	};
}
