import type { Picture } from '@sumu/contract';
import satori from 'satori';
import sharp from 'sharp';
import { previews } from '../../../config/previews';
import { Card, pictureWidth } from './card.server';
import { fonts } from './fonts.server';
import { pictureData } from './picture.server';

interface Subject {
	site: string;
	title: string;
	note: string;
	picture: Picture | null;
}

const { width, height } = previews;

/** Draws the picture of a link's preview, as PNG. */
export async function sharePictureResponse({ picture, ...texts }: Subject): Promise<Response> {
	const data = await pictureData(picture, pictureWidth);
	const svg = await satori(<Card {...texts} picture={data} />, {
		width,
		height,
		fonts: [...fonts],
	});
	const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
	return new Response(new Uint8Array(png), {
		headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' },
	});
}
