/** A heading of an article, to be linked to. */
export interface Heading {
	readonly id: string;
	readonly text: string;
}

const tag = /<[^>]+>/g;
const entities: Readonly<Record<string, string>> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#39;': "'",
};
const textOf = (html: string) =>
	html.replace(tag, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '');

const slugOf = (text: string) =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '') || 'part';

/**
 * Prepares what the CMS rendered for the page: headings that can be linked to, code with its
 * language and a button that copies it, tables that scroll by themselves. The markup is the CMS's
 * own, sanitized, so its tags are as plain as these patterns expect.
 */
export function prepareArticle(html: string): { html: string; headings: Heading[] } {
	const headings: Heading[] = [];
	const taken = new Set<string>();
	const prepared = html
		.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
			const text = textOf(inner);
			const slug = slugOf(text);
			let id = slug;
			for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
			taken.add(id);
			headings.push({ id, text });
			return `<h2 id="${id}">${inner}</h2>`;
		})
		.replace(
			/<pre><code(?: class="language-([\w+#.-]+)")?>/g,
			(whole, language = 'code') =>
				`<figure data-code><figcaption><span>${language}</span><button type="button" data-copy>Copy</button></figcaption>${whole.replace('<pre>', '<pre tabindex="0">')}`,
		)
		.replaceAll('</code></pre>', '</code></pre></figure>')
		.replace(/<table>/g, '<div data-table tabindex="0"><table>')
		.replaceAll('</table>', '</table></div>');
	return { html: prepared, headings };
}
