import { type CellColour, type PatternGrid, renderPattern, toSvgDocument } from '../loom/loom';

export interface PatternDrawing {
	readonly svg: string;
	/** Pixels. */
	readonly width: number;
	readonly height: number;
}

/** Draws a cloth as a complete SVG document. */
export function renderDrawing(cloth: PatternGrid, cell: CellColour): PatternDrawing {
	const [width, height] = [cloth.columns * cloth.scale, cloth.rows * cloth.scale];
	return { width, height, svg: toSvgDocument(width, height, renderPattern(cloth, cell)) };
}
