import type { Warp } from '../loom/cloth';

/** The middle of a cloth: the thread on each cell, on a field so many columns wide. */
export type Field = (warp: Warp, columns: number) => (x: number, y: number) => string;
