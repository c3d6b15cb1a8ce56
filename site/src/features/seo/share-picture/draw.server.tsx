import type { Picture, Site } from '@sumu/contract';
import { directionOf } from '@sumu/contract/words';
import satori from 'satori';
import sharp, { type Sharp } from 'sharp';
import { previewImages } from '../../../config/generated-files';
import { brandThemes } from '../../../theme/brand.server';
import { scriptsIn } from '../../../theme/writing-systems';
import { pictureBytes } from '../picture-bytes.server';
import { Card, pictureWidth } from './card.server';
import { pictureFonts } from './fonts.server';
import { markOf } from './mark.server';

interface Subject {
	site: Pick<Site, 'ownerName' | 'brand' | 'language'>;
	title: string;
	note: string;
	picture: Picture | null;
}

const { width, height } = previewImages;

/**
 * Format characters except joiners, e.g. direction marks in dates and amounts of other languages: satori draws no text
 * that contains one.
 */
const invisibleCharacters = /[^\P{Cf}\u200c\u200d]/gu;
const removeInvisibleCharacters = (text: string) => text.replace(invisibleCharacters, '');

/** Draws a link preview picture, as PNG. */
export async function sharePictureResponse({
	site,
	title,
	note,
	picture,
}: Subject): Promise<Response> {
	const texts = {
		site: removeInvisibleCharacters(site.ownerName),
		title: removeInvisibleCharacters(title),
		note: removeInvisibleCharacters(note),
	};
	const [data, mark] = await Promise.all([pictureData(picture, pictureWidth), markOf(site.brand)]);
	const { light } = brandThemes(site.brand);
	const { brand, language } = site;
	const scripts = scriptsIn(Object.values(texts).join(''));
	const { fonts, type } = await pictureFonts(brand.fonts, scripts);
	const card = (
		<Card
			{...texts}
			mark={mark}
			hasMark={brand.mark !== 'none'}
			picture={data}
			colours={light}
			type={type}
			isRoomy={scripts.length > 0}
			lang={language}
			direction={directionOf(language)}
		/>
	);
	const svg = await satori(card, { width, height, fonts });
	return pngResponse(sharp(Buffer.from(svg)).png({ palette: true }));
}

/** Responds with the owner's picture, uncropped; undefined if it cannot be loaded. */
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

async function pngResponse(image: Sharp): Promise<Response> {
	const png = await image.toBuffer();
	return new Response(new Uint8Array(png), {
		headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' },
	});
}

/** Loads a picture from the media library as a data URL for satori. Null for external pictures and on failure. */
export async function pictureData(picture: Picture | null, width: number): Promise<string | null> {
	const original = picture && (await pictureBytes(picture));
	if (!original) return null;
	const croppedPicture = await cropToFocalPoint(original, width, picture.focalPoint);
	const jpeg = await croppedPicture
		.flatten({ background: 'white' })
		.jpeg({ quality: 82 })
		.toBuffer();
	return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** Crops a picture to its slot, as close to the focal point as its edges allow. */
async function cropToFocalPoint(
	original: Buffer,
	width: number,
	focalPoint: Picture['focalPoint'],
) {
	const slot = { width, height: previewImages.height };
	const { x, y } = focalPoint ?? { x: 50, y: 50 };
	const { data, info } = await sharp(original)
		.resize({ ...slot, fit: 'outside' })
		.toBuffer({ resolveWithObject: true });
	// Same formula as CSS `object-position`.
	const leftOffset = Math.round(((info.width - slot.width) * x) / 100);
	const topOffset = Math.round(((info.height - slot.height) * y) / 100);
	return sharp(data).extract({ left: leftOffset, top: topOffset, ...slot });
}
