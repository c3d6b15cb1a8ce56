import { type Cell, type Cloth, document, weave } from '../loom/loom';

export interface Drawing {
	readonly svg: string;
	/** Pixels. */
	readonly width: number;
	readonly height: number;
}

/** Draws a cloth as a complete SVG document. */
export function woven(cloth: Cloth, cell: Cell): Drawing {
	const [width, height] = [cloth.columns * cloth.scale, cloth.rows * cloth.scale];
	return { width, height, svg: document(width, height, weave(cloth, cell)) };
}
