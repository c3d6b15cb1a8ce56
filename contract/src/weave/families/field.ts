import type { PatternContext } from '../loom/cloth';

/** Draws the middle of a cloth, `columns` cells wide: returns the thread on each cell. */
export type FieldRenderer = (
	warp: PatternContext,
	columns: number,
) => (x: number, y: number) => string;
