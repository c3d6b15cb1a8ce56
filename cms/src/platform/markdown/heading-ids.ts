const headingPattern = /<(h[2-4])>([\s\S]*?)<\/\1>/g;

const slugifyHeading = (html: string) =>
	html
		.replace(/<[^>]+>|&[a-z#\d]+;/gi, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '') || 'part';

/** Gives each heading of sanitized HTML a unique id made of its words. */
export function addHeadingIds(html: string): string {
	const usedIds = new Set<string>();
	/** Last number tried for each slug; a text may have thousands of equal headings. */
	const numbers = new Map<string, number>();
	return html.replace(headingPattern, (_, tag: string, inner: string) => {
		const slug = slugifyHeading(inner);
		let number = numbers.get(slug) ?? 1;
		let id = number === 1 ? slug : `${slug}-${number}`;
		while (usedIds.has(id)) {
			number += 1;
			id = `${slug}-${number}`;
		}
		numbers.set(slug, number);
		usedIds.add(id);
		return `<${tag} id="${id}">${inner}</${tag}>`;
	});
}
