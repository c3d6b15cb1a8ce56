import type { Pattern } from '../loom/pattern';
import type { PatternContext } from '../loom/pattern-context';
import { createPatternContext } from '../loom/pattern-context';
import { bandHeight, bandOf } from './band';
import { type PatternDrawing, renderDrawing } from './drawing';
import { drawHero } from './hero';
import { drawMark } from './mark';
import { drawNotFoundPicture } from './not-found-picture';

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
