export { hashOf } from './loom/hash';
export { type CellColour, type PatternGrid, renderPattern, toSvgDocument } from './loom/loom';
export { getButiPart, getMotifOffset, getZigzagPart } from './loom/motifs';
export {
	type DialName,
	dialRanges,
	type FamilyName,
	familyNames,
	type LayoutName,
	layoutNames,
	type Pattern,
	type YarnColours,
	type YarnName,
	yarnNames,
} from './loom/pattern';
export {
	createRange,
	createSeededRandom,
	pickItem,
	type RandomSource,
	repeatDrawing,
	wrapIndex,
} from './loom/random';
export { drawPatternPictures, type PatternPictureName, patternPictureNames } from './pictures';
export { drawField } from './pictures/field';
export type { PatternDrawing } from './pictures/woven';
