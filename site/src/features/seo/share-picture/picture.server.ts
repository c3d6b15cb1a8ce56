import type { Picture } from '@sumu/contract';
import sharp from 'sharp';
import { siteEnv } from '../../../config/env.server';
import { previews } from '../../../config/previews';

/** Milliseconds the CMS may take. */
const timeoutMs = 5000;

/** A picture of the media library as satori reads it; null for others, and where it is not to be had. */
export async function pictureData(picture: Picture | null, width: number): Promise<string | null> {
	if (!picture?.url.startsWith('/')) return null;
	const address = siteEnv().cmsAddress + picture.url;
	const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(
		() => null,
	);
	if (!response?.ok) return null;
	const jpeg = await sharp(Buffer.from(await response.arrayBuffer()))
		.resize(width, previews.height, { fit: 'cover' })
		.flatten({ background: '#ffffff' })
		.jpeg({ quality: 82 })
		.toBuffer();
	return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
