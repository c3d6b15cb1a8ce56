import type { Picture } from '@sumu/contract';
import { siteEnv } from '../../config/env.server';

/** Milliseconds the CMS may take. */
const timeoutMs = 5000;

/** The bytes of a picture of the media library; null of others, and where they are not to be had. */
export async function pictureBytes(picture: Picture): Promise<Buffer | null> {
	if (!picture.url.startsWith('/')) return null;
	const address = siteEnv().cmsAddress + picture.url;
	const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(
		() => null,
	);
	if (!response?.ok) {
		await response?.body?.cancel();
		return null;
	}
	return Buffer.from(await response.arrayBuffer());
}
