import { fieldRenderers } from '../families';
import type { Pattern } from '../loom/pattern';
import { createPatternContext } from '../loom/pattern-context';
import {
	type CellColour,
	type PatternGrid,
	renderPattern,
	toSvgDocument,
} from '../loom/render-pattern';

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

const fieldGrid = { columns: 44, rows: 66, scale: 20 };

/** Draws only the field of a cloth, upright, for display beside a form. */
export function drawField(pattern: Pattern): PatternDrawing {
	const patternContext = createPatternContext(pattern);
	const field = fieldRenderers[pattern.family](patternContext, fieldGrid.columns);
	return renderDrawing({ id: 'field', ...fieldGrid, ground: patternContext.yarn.gap }, field);
}
