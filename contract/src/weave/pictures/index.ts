import type { PatternContext } from '../loom/cloth';
import { createPatternContext } from '../loom/cloth';
import type { Pattern } from '../loom/pattern';
import { bandHeight, bandOf } from './band';
import { drawHero } from './hero';
import { drawNotFoundPicture } from './lost';
import { drawMark } from './mark';
import { type PatternDrawing, renderDrawing } from './woven';

/** Draws one repeat of the band at the bottom of every page. */
function drawBorder(warp: PatternContext): PatternDrawing {
	const { period, cell } = bandOf(warp);
	const cloth = { columns: period, rows: bandHeight, scale: 4, ground: warp.yarn.gap };
	return renderDrawing({ id: 'border', ...cloth }, cell);
}

export const patternPictureNames = ['hero', 'border', 'mark', 'lost'] as const;
export type PatternPictureName = (typeof patternPictureNames)[number];

/** Draws the four pictures of a pattern. */
export function drawPatternPictures(
	pattern: Pattern,
): Readonly<Record<PatternPictureName, PatternDrawing>> {
	const patternContext = createPatternContext(pattern);
	return {
		hero: drawHero(patternContext, pattern),
		border: drawBorder(patternContext),
		mark: drawMark(patternContext, pattern),
		lost: drawNotFoundPicture(patternContext, pattern),
	};
}
