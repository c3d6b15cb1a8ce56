import sharp from 'sharp';
import { type Colour, clamp } from './colour.ts';
import { at } from './noise.ts';

/** What stands at a place: 0 to 1 from left to right, and from the top down in the same unit. */
export type Scene = (x: number, y: number) => Colour;

export interface Film {
	readonly width: number;
	readonly height: number;
	/** How coarse it is. */
	readonly grain: number;
	/** How much darker its corners are. */
	readonly vignette: number;
}

/** Bright light bends softly into white instead of tearing off. */
const developed = (light: number) => (1 - Math.exp(-1.35 * Math.max(0, light))) ** (1 / 2.2);

/** The sum of three is close to a bell curve. */
const grainAt = (x: number, y: number) => at(x, y, 1) + at(x, y, 2) + at(x, y, 3) - 1.5;

/** Photographs a scene, finer than the film, which smooths its edges. */
export async function expose(scene: Scene, film: Film): Promise<Buffer> {
	const { width, height, grain, vignette } = film;
	const fine = { width: Math.round(width * 1.3), height: Math.round(height * 1.3) };
	const pixels = Buffer.alloc(fine.width * fine.height * 3);
	for (let y = 0; y < fine.height; y += 1)
		for (let x = 0; x < fine.width; x += 1) {
			const [u, v] = [(x + 0.5) / fine.width, (y + 0.5) / fine.width];
			const off = Math.hypot(u - 0.5, (y + 0.5) / fine.height - 0.5);
			const corner = 1 - vignette * clamp(off * 1.3) ** 2.4;
			const place = (y * fine.width + x) * 3;
			const light = scene(u, v);
			for (let part = 0; part < 3; part += 1)
				pixels[place + part] = clamp(developed((light[part] ?? 0) * corner)) * 255;
		}
	const raw = { width: fine.width, height: fine.height, channels: 3 } as const;
	const shot = await sharp(pixels, { raw }).resize(width, height).raw().toBuffer();
	for (let place = 0; place < shot.length; place += 1) {
		const pixel = Math.floor(place / 3);
		const value = shot[place] ?? 0;
		const strength = grain * (1 - Math.abs(value / 255 - 0.45));
		shot[place] = clamp(
			value + grainAt(pixel % width, Math.floor(pixel / width)) * strength,
			0,
			255,
		);
	}
	return sharp(shot, { raw: { width, height, channels: 3 } })
		.webp({ quality: 78, effort: 6, smartSubsample: true })
		.toBuffer();
}
