import { createPatternContext } from '../loom/cloth';
import type { Pattern } from '../loom/pattern';
import { drawBorder } from './border';
import { drawHero } from './hero';
import { drawNotFoundPicture } from './lost';
import { drawMark } from './mark';
import type { PatternDrawing } from './woven';

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
