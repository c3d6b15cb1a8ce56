import type { StylisPlugin } from '@emotion/cache';

/** Properties that still need a prefix in browsers with cascade layers, which all styles require. */
const prefixedPropertyPattern =
	/^(mask|mask-(image|size|repeat|position)|user-select|backdrop-filter|box-decoration-break|hyphens):/;

/**
 * Replaces Emotion's prefixer, which adds a sixth to a page's styles for browsers that cannot render the page anyway.
 */
export const vendorPrefixer: StylisPlugin = ({ type, value }) =>
	type === 'decl' && prefixedPropertyPattern.test(value) ? `-webkit-${value}` : undefined;
