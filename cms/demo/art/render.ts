import { toSvgDocument } from '@sumu/contract/weave';
import sharp from 'sharp';
import type { Picture } from '../catalogue.ts';
import { drawings } from './drawings.ts';

export async function render({ name, width, height, format }: Picture): Promise<Buffer> {
	const drawing = drawings[name];
	if (!drawing) throw new Error(`No drawing is called ${name}`);
	const svg = Buffer.from(toSvgDocument(width, height, await drawing()));
	if (format === 'svg') return svg;
	const image = sharp(svg).flatten();
	return format === 'webp'
		? image.webp({ quality: 84, effort: 6, smartSubsample: true }).toBuffer()
		: image.png({ compressionLevel: 9, palette: true }).toBuffer();
}
