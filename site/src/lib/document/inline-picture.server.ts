import { LRUCache } from 'lru-cache';
import { siteEnv } from '../../config/env.server';
import { requestIdHeaders } from '../log/request-id.server';

/** Bytes of a drawing: about 2 kB as a page is sent. */
const largest = 16 * 1024;
/** Milliseconds for which a page waits. */
const timeoutMs = 1000;

/** Of the library, whose files never change: a new one has a new address. */
const drawing = /^\/uploads\/[^/?#]+\.svg$/;

/** Data URLs by addresses; empty of what is too large. */
const known = new LRUCache<string, string>({
	max: 100,
	fetchMethod: async (url) => {
		const response = await fetch(siteEnv().cmsAddress + url, {
			headers: { 'accept-encoding': 'identity', ...requestIdHeaders() },
			redirect: 'error',
			signal: AbortSignal.timeout(timeoutMs),
		});
		if (!response.ok) {
			await response.body?.cancel();
			return undefined;
		}
		const svg = await response.text();
		return svg.length > largest ? '' : `data:image/svg+xml,${encodeURIComponent(svg)}`;
	},
});

/** A small drawing, to stand in the page itself; where it cannot be read the browser asks for it. */
export async function inlinePicture(url: string): Promise<string | undefined> {
	if (!drawing.test(url)) return undefined;
	const found = await known.fetch(url).catch(() => undefined);
	return found || undefined;
}
