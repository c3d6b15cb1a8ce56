import type { Warp } from '../loom/cloth';

/** Draws the middle of a cloth, `columns` cells wide: returns the thread on each cell. */
export type Field = (warp: Warp, columns: number) => (x: number, y: number) => string;
