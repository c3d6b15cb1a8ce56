import type { Site } from '@sumu/contract';
import { recolourThreads } from '@sumu/contract/brand';
import { directionOf } from '@sumu/contract/words';
import sharp from 'sharp';
import drawn from '../../assets/woven/favicon.svg?raw';
import { siteIcons } from '../../config/icons';
import { brandThemes } from '../../theme/brand.server';
import { makeIco } from './ico';
import { drawMonogram } from './monogram.server';
import { pictureBytes } from './picture-bytes.server';

/** Draws the mark of a site without an icon: the woven one in its colours, or the owner's initial. */
async function drawMark(site: Site, size: number) {
	const isWoven = site.brand.mark !== 'none';
	const svg = isWoven
		? recolourThreads(drawn, brandThemes(site.brand))
		: await drawMonogram(site, size);
	return sharp(Buffer.from(svg), isWoven ? { density: (72 * size) / 32 } : {}).resize(size, size);
}

/** Draws the owner's icon, or the site's mark, uncropped in a square. */
async function drawIcon(site: Site, size: number): Promise<Buffer> {
	const { brand } = site;
	const own = brand.icon && (await pictureBytes(brand.icon));
	const themes = brandThemes(brand);
	const image = own
		? sharp(own).resize({ width: size, height: size, fit: 'contain', background: 'transparent' })
		: await drawMark(site, size);
	// Home-screen icons must be opaque.
	const whole =
		size === siteIcons.touch ? image.flatten({ background: themes.light.canvas }) : image;
	return whole.png().toBuffer();
}

const createIconResponse = (bytes: Buffer, type: string) =>
	new Response(new Uint8Array(bytes), {
		headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' },
	});

/** Responds with the site's icon in one size, as PNG. */
export const iconResponse = async (site: Site, size: number): Promise<Response> =>
	createIconResponse(await drawIcon(site, size), 'image/png');

/** Sizes of a tab's icon, in pixels per side. */
const faviconSizes = [16, 32, 48];

/** Responds with the site's icon in every size of a tab, as ICO. */
export async function faviconResponse(site: Site): Promise<Response> {
	const entries = faviconSizes.map(async (size) => ({
		size,
		png: await drawIcon(site, size),
	}));
	return createIconResponse(makeIco(await Promise.all(entries)), 'image/x-icon');
}

/** Returns the web app manifest, which browsers use for home screens. */
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
		icons: siteIcons.home.map((size) => ({
			src: siteIcons.at(size),
			sizes: `${size}x${size}`,
			type: 'image/png',
		})),
	};
}
