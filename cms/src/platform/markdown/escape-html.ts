import sanitizeHtml from 'sanitize-html';
/** Escapes a text for HTML and its attributes; `unescapeHtml` reverses it. */
export const escapeHtml = (text: string) =>
	text
		.replaceAll('&', '&amp;')
		.replaceAll('"', '&quot;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;');
export const unescapeHtml = (text: string) =>
	text
		.replaceAll('&quot;', '"')
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&amp;', '&');

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
