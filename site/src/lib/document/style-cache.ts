import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { prefixes } from './prefixes';

/**
 * Not Emotion's own `css`: under that name it takes styles over by itself, and moves them. While
 * developing it may: there they stand between the elements.
 */
const key = import.meta.env.PROD ? 'sumu' : 'css';

export const createStyleCache = () => createCache({ key, stylisPlugins: [prefixes] });

/** Takes the server's elements over where they stand: moved, all styles would be computed again. */
class StillSheet extends StyleSheet {
	override hydrate(elements: HTMLStyleElement[]) {
		this.tags.push(...elements);
	}
}

/** The browser's styles, beginning with those that came with the page. */
export function adoptStyles(): EmotionCache {
	const elements = [
		...document.querySelectorAll<HTMLStyleElement>(`style[data-emotion^="${key} "]`),
	];
	const names = elements.flatMap((element) => element.dataset.emotion?.split(' ').slice(1) ?? []);
	// What has no names left is not Emotion's to move.
	for (const element of elements) element.dataset.emotion = key;
	const cache = createStyleCache();
	cache.sheet = new StillSheet({
		key,
		container: document.head,
		speedy: cache.sheet.isSpeedy,
	});
	cache.sheet.hydrate(elements);
	for (const name of names) cache.inserted[name] = true;
	return cache;
}
