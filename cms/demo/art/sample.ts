// Samples a drawing as a grid of colours, so that curves can be woven too.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CellColour, toSvgDocument } from '@sumu/contract/weave';
import sharp from 'sharp';

export type Grid = { columns: number; rows: number; scale: number };

// Renders without antialiasing, so every colour stays a flat thread; `drawing` uses `scale` units per cell.
export async function sample({ columns, rows, scale }: Grid, drawing: string): Promise<CellColour> {
	const body = `<g shape-rendering="crispEdges">${drawing}</g>`;
	const svg = toSvgDocument(columns, rows, body, `0 0 ${columns * scale} ${rows * scale}`);
	const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
	return (x, y) => {
		const at = (y * columns + x) * 3;
		return `#${pixels.toString('hex', at, at + 3).toUpperCase()}`;
	};
}

export async function sampleIcon(
	name: string,
	size: number,
): Promise<(x: number, y: number) => boolean> {
	const file = createRequire(import.meta.url).resolve(`lucide-static/icons/${name}.svg`);
	const svg = (await readFile(file, 'utf8'))
		.replace('currentColor', '#000')
		.replace('stroke-width="2"', 'stroke-width="1.9"')
		.replace('width="24"', `width="${size}"`)
		.replace('height="24"', `height="${size}"`);
	const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
	return (x, y) =>
		x >= 0 && y >= 0 && x < size && y < size && (pixels[(y * size + x) * 4 + 3] ?? 0) > 115;
}
