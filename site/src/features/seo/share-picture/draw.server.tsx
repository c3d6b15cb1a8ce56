import plain from '@fontsource/anek-latin/files/anek-latin-latin-500-normal.woff?inline';
import strong from '@fontsource/anek-latin/files/anek-latin-latin-600-normal.woff?inline';
import type { Picture, Site } from '@sumu/contract';
import satori from 'satori';
import sharp, { type Sharp } from 'sharp';
import { previews } from '../../../config/previews';
import { brandThemes } from '../../../theme/brand.server';
import { pictureBytes } from '../picture-bytes.server';
import { Card, pictureWidth } from './card.server';

interface Subject {
	site: Pick<Site, 'ownerName' | 'brand'>;
	title: string;
	note: string;
	picture: Picture | null;
}

const { width, height } = previews;

/** Draws the picture of a link's preview, as PNG. */
export async function sharePictureResponse({
	site,
	picture,
	...texts
}: Subject): Promise<Response> {
	const data = await pictureData(picture, pictureWidth);
	const { light } = brandThemes(site.brand);
	const card = <Card {...texts} site={site.ownerName} picture={data} colours={light} />;
	const svg = await satori(card, { width, height, fonts: [...fonts] });
	return pngResponse(sharp(Buffer.from(svg)).png({ palette: true }));
}

/** A picture of the owner's, whole; undefined where it is not to be had. */
export async function wholePictureResponse(
	picture: Picture,
	{ brand }: Pick<Site, 'brand'>,
): Promise<Response | undefined> {
	const original = await pictureBytes(picture);
	if (!original) return undefined;
	const background = brandThemes(brand).light.canvas;
	const whole = sharp(original).resize({ width, height, fit: 'contain', background });
	return pngResponse(whole.flatten({ background }).png());
}

async function pngResponse(drawn: Sharp): Promise<Response> {
	const png = await drawn.toBuffer();
	return new Response(new Uint8Array(png), {
		headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' },
	});
}

const bytes = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** The faces previews are set in; satori reads WOFF, not WOFF2. */
export const fonts = [
	{ name: 'Anek Latin', data: bytes(plain), weight: 500, style: 'normal' },
	{ name: 'Anek Latin', data: bytes(strong), weight: 600, style: 'normal' },
] as const;

/** A picture of the media library as satori reads it; null for others, and where it is not to be had. */
export async function pictureData(picture: Picture | null, width: number): Promise<string | null> {
	const original = picture && (await pictureBytes(picture));
	if (!original) return null;
	const cut = await covering(original, width, picture.focalPoint);
	const jpeg = await cut.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
	return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** A picture cut to a slot, as near to its focal point as its edges allow. */
async function covering(original: Buffer, width: number, focalPoint: Picture['focalPoint']) {
	const slot = { width, height: previews.height };
	const { x, y } = focalPoint ?? { x: 50, y: 50 };
	const { data, info } = await sharp(original)
		.resize({ ...slot, fit: 'outside' })
		.toBuffer({ resolveWithObject: true });
	// As `object-position` does.
	const left = Math.round(((info.width - slot.width) * x) / 100);
	const top = Math.round(((info.height - slot.height) * y) / 100);
	return sharp(data).extract({ left, top, ...slot });
}
