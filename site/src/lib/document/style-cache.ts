import type { StylisPlugin } from '@emotion/cache';
import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';

/** Properties that still need a prefix in browsers with cascade layers, which all styles require. */
const prefixedPropertyPattern =
	/^(mask|mask-(image|size|repeat|position)|user-select|backdrop-filter|box-decoration-break|hyphens):/;

/**
 * Replaces Emotion's prefixer, which adds a sixth to a page's styles for browsers that cannot render the page anyway.
 */
const vendorPrefixer: StylisPlugin = ({ type, value }) =>
	type === 'decl' && prefixedPropertyPattern.test(value) ? `-webkit-${value}` : undefined;

/**
 * Not Emotion's default key `css`: under that key Emotion adopts server styles automatically and moves them. In
 * development that is fine, because the styles are inline between the elements.
 */
const emotionKey = import.meta.env.PROD ? 'sumu' : 'css';

export const createStyleCache = () =>
	createCache({ key: emotionKey, stylisPlugins: [vendorPrefixer] });

/** Adopts the server's style elements in place. Moving them would recalculate all styles. */
class StillSheet extends StyleSheet {
	override hydrate(elements: HTMLStyleElement[]) {
		this.tags.push(...elements);
	}
}

/** Creates the browser's style cache from the styles in the server's page. */
export function adoptStyles(): EmotionCache {
	const elements = [
		...document.querySelectorAll<HTMLStyleElement>(`style[data-emotion^="${emotionKey} "]`),
	];
	const names = elements.flatMap((element) => element.dataset.emotion?.split(' ').slice(1) ?? []);
	// Without names in the attribute, Emotion does not move the element.
	for (const element of elements) element.dataset.emotion = emotionKey;
	const cache = createStyleCache();
	cache.sheet = new StillSheet({
		key: emotionKey,
		container: document.head,
		speedy: cache.sheet.isSpeedy,
	});
	cache.sheet.hydrate(elements);
	for (const name of names) cache.inserted[name] = true;
	return cache;
}
