const heading = /<(h[2-4])>([\s\S]*?)<\/\1>/g;

const slugOf = (html: string) =>
	html
		.replace(/<[^>]+>|&[a-z#\d]+;/gi, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '') || 'part';

/** Gives each heading of sanitized HTML a unique id made of its words. */
export function anchored(html: string): string {
	const taken = new Set<string>();
	/** Last number tried for each slug; a text may have thousands of equal headings. */
	const numbers = new Map<string, number>();
	return html.replace(heading, (_, tag: string, inner: string) => {
		const slug = slugOf(inner);
		let number = numbers.get(slug) ?? 1;
		let id = number === 1 ? slug : `${slug}-${number}`;
		while (taken.has(id)) {
			number += 1;
			id = `${slug}-${number}`;
		}
		numbers.set(slug, number);
		taken.add(id);
		return `<${tag} id="${id}">${inner}</${tag}>`;
	});
}
