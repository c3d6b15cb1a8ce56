// Woven pieces that belong to the site, not to its content.
import { renderPattern, toSvgDocument } from '@sumu/contract/weave';
import sharp from 'sharp';
import { border } from './border.ts';
import { move, rect } from './svg.ts';
import { thread } from './thread.ts';
import { lozenge } from './woven/lozenge.ts';

function borderTile(): string {
	const cloth = { id: 'par', columns: 16, rows: 9, scale: 4, ground: '#06201A' };
	return toSvgDocument(
		64,
		36,
		renderPattern(cloth, (x, y) => border(x, y) ?? thread.night),
	);
}

const icon = (padding: number) =>
	rect(0, 0, 16, 16, thread.ink, { radius: padding ? 0 : 3 }) +
	move(2.5 + padding, 2.5 + padding, lozenge(thread.paper), 0, (11 - 2 * padding) / 11);

const favicon = (size: number) => toSvgDocument(size, size, icon(0), '0 0 16 16');

const touch = () => toSvgDocument(180, 180, icon(1), '0 0 16 16');

const png = (svg: string) => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();

export const sitePieces: Record<string, () => string | Promise<Uint8Array>> = {
	'border.svg': borderTile,
	'lozenge.svg': () => toSvgDocument(33, 33, lozenge('currentColor'), '0 0 11 11'),
	'favicon.svg': () => favicon(32),
	'favicon-32.png': () => png(favicon(32)),
	'apple-touch-icon.png': () => png(touch()),
};
