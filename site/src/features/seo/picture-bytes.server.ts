import type { Picture } from '@sumu/contract';
import { siteEnv } from '../../config/env.server';

/** CMS timeout in milliseconds. */
const timeoutMs = 5000;

/** Downloads a picture from the media library. Null for external pictures and on failure. */
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
