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
	hashOf,
	pickItem,
	type RandomSource,
	repeatDrawing,
	wrapIndex,
} from './loom/random';
export {
	type CellColour,
	type PatternGrid,
	renderPattern,
	toSvgDocument,
} from './loom/render-pattern';
export { getButiPart, getMotifOffset, getZigzagPart } from './loom/sari-motifs';
export { drawPatternPictures, type PatternPictureName, patternPictureNames } from './pictures';
export type { PatternDrawing } from './pictures/drawing';
export { drawField } from './pictures/drawing';
