import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** A screenshot, and its width on the sheet in pixels. */
export interface Shot {
	readonly png: Buffer;
	readonly width: number;
}

const gap = 20;
const ground = '#8c8377';
/** Maximum bytes per screenshot. */
const most = 37_500;
const tallest = 3600;
const qualities = [74, 62, 50, 40, 32, 26];

async function compose(shots: readonly Shot[], scale: number): Promise<Buffer> {
	const pictures = await Promise.all(
		shots.map(({ png, width }) =>
			sharp(png)
				.resize({ width: Math.round(width * scale) })
				.png()
				.toBuffer({ resolveWithObject: true }),
		),
	);
	const width = pictures.reduce((sum, { info }) => sum + info.width + gap, gap);
	const height = Math.max(...pictures.map(({ info }) => info.height)) + 2 * gap;
	let left = gap;
	const layers = pictures.map(({ data, info }) => {
		const layer = { input: data, left, top: gap };
		left += info.width + gap;
		return layer;
	});
	return sharp({ create: { width, height, channels: 3, background: ground } })
		.composite(layers)
		.png()
		.toBuffer();
}

/** Writes the screenshots side by side to one WebP file, in the best quality that the size limit allows. */
export async function writeSheet(path: string, shots: readonly Shot[]): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	const { height = 0 } = await sharp(await compose(shots, 1)).metadata();
	for (let scale = Math.min(1, tallest / height); ; scale *= 0.86) {
		const sheet = await compose(shots, scale);
		for (const quality of qualities) {
			const file = await sharp(sheet).webp({ quality, effort: 6 }).toBuffer();
			if (file.length <= most * Math.max(4, shots.length)) return writeFile(path, file);
		}
	}
}
