import { fieldRenderers } from '../families';
import { createPatternContext } from '../loom/cloth';
import type { Pattern } from '../loom/pattern';
import { type PatternDrawing, renderDrawing } from './woven';

const fieldGrid = { columns: 44, rows: 66, scale: 20 };

/** Draws only the field of a cloth, upright, for display beside a form. */
export function drawField(pattern: Pattern): PatternDrawing {
	const patternContext = createPatternContext(pattern);
	const field = fieldRenderers[pattern.family](patternContext, fieldGrid.columns);
	return renderDrawing({ id: 'field', ...fieldGrid, ground: patternContext.yarn.gap }, field);
}
