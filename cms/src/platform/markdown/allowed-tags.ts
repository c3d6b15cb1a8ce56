import sanitizeHtml from 'sanitize-html';

/** Landmark elements, which belong to the page and not to a text. */
const landmarkTags = new Set(['main', 'nav', 'header', 'footer', 'hgroup', 'address', 'menu']);

/** Elements that a text may contain. */
export const allowedTags: readonly string[] = [
	...sanitizeHtml.defaults.allowedTags.filter((tag) => !landmarkTags.has(tag)),
	'img',
	'del',
	'ins',
	'details',
	'summary',
];
