import { LRUCache } from 'lru-cache';
import { siteEnv } from '../../config/env.server';
import { requestIdHeaders } from '../log/request-id.server';

/** Maximum size of an inlined drawing in bytes; about 2 kB compressed. */
const MAX_DRAWING_BYTES = 16 * 1024;
/** Maximum time a page waits for a drawing. */
const DRAWING_TIMEOUT_MS = 1000;

/** SVG files of the media library. They are immutable: a changed file gets a new address. */
const drawingPathPattern = /^\/uploads\/[^/?#]+\.svg$/;

/** Data URLs by address; empty for files that are too large. */
const drawingCache = new LRUCache<string, string>({
	max: 100,
	fetchMethod: async (url) => {
		const response = await fetch(siteEnv().cmsAddress + url, {
			headers: { 'accept-encoding': 'identity', ...requestIdHeaders() },
			redirect: 'error',
			signal: AbortSignal.timeout(DRAWING_TIMEOUT_MS),
		});
		if (!response.ok) {
			await response.body?.cancel();
			return undefined;
		}
		const svg = await response.text();
		return svg.length > MAX_DRAWING_BYTES ? '' : `data:image/svg+xml,${encodeURIComponent(svg)}`;
	},
});

/** Returns a small drawing as a data URL. If it returns undefined, the browser loads the file. */
export async function inlinePicture(url: string): Promise<string | undefined> {
	if (!drawingPathPattern.test(url)) return undefined;
	const dataUrl = await drawingCache.fetch(url).catch(() => undefined);
	return dataUrl || undefined;
}
