import type { Site } from '@sumu/contract';
import { rewoven } from '@sumu/contract/brand';
import { directionOf } from '@sumu/contract/words';
import sharp from 'sharp';
import drawn from '../../assets/woven/favicon.svg?raw';
import { icons } from '../../config/icons';
import { brandThemes } from '../../theme/brand.server';
import { pictureBytes } from './picture-bytes.server';

/** The owner's icon, or the woven mark in the site's colours, whole in a square. */
export async function iconResponse({ brand }: Site, size: number): Promise<Response> {
	const own = brand.icon && (await pictureBytes(brand.icon));
	const themes = brandThemes(brand);
	const image = own
		? sharp(own).resize({ width: size, height: size, fit: 'contain', background: 'transparent' })
		: sharp(Buffer.from(rewoven(drawn, themes)), { density: (72 * size) / 32 }).resize(size, size);
	// A home screen has no ground of its own for what is clear.
	const whole = size === icons.touch ? image.flatten({ background: themes.light.canvas }) : image;
	return new Response(new Uint8Array(await whole.png().toBuffer()), {
		headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' },
	});
}

/** What a browser is told that puts the site on a home screen. */
export function manifestOf({ ownerName, brand, language }: Site) {
	const { canvas } = brandThemes(brand).light;
	return {
		name: ownerName || undefined,
		lang: language,
		dir: directionOf(language),
		start_url: '/',
		display: 'browser',
		background_color: canvas,
		theme_color: canvas,
		icons: icons.home.map((size) => ({
			src: icons.at(size),
			sizes: `${size}x${size}`,
			type: 'image/png',
		})),
	};
}
