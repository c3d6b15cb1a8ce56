const tagPattern = /<\/?[a-z][^<>]*>/gi;

/** Returns the tags of a Markdown text that its HTML shows as text, without those in code and those that are escaped. */
export function findTextTags(markdown: string, html: string): string[] {
	const { body } = new DOMParser().parseFromString(html, 'text/html');
	for (const code of body.querySelectorAll('code, pre')) code.remove();
	const textWithoutEscapes = markdown.replaceAll('\\<', '');
	return [...new Set(body.textContent?.match(tagPattern))].filter((tag) =>
		textWithoutEscapes.includes(tag),
	);
}
