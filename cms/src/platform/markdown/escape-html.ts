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
