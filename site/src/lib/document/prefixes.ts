import type { StylisPlugin } from '@emotion/cache';

/** What browsers that know cascade layers, which all styles stand in, may still know by a prefix only. */
const late =
	/^(mask|mask-(image|size|repeat|position)|user-select|backdrop-filter|box-decoration-break|hyphens):/;

/**
 * In place of Emotion's own, which makes a sixth of a page's styles for browsers that cannot show
 * it anyway.
 */
export const prefixes: StylisPlugin = ({ type, value }) =>
	type === 'decl' && late.test(value) ? `-webkit-${value}` : undefined;
