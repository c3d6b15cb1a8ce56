import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

const turndownService = new TurndownService({
	headingStyle: 'atx',
	codeBlockStyle: 'fenced',
	bulletListMarker: '-',
	emDelimiter: '*',
});
turndownService.use(gfm);
turndownService.remove(['script', 'style', 'noscript']);
/** The page already shows the title, so the headings of an article begin at the second level. */
turndownService.addRule('title', {
	filter: 'h1',
	replacement: (content) => `\n\n## ${content}\n\n`,
});
/** Keeps a caption below its picture, and uses it if the alt text is missing. */
turndownService.addRule('figure', {
	filter: (node) => node.nodeName === 'FIGURE' && node.querySelector('img') !== null,
	replacement: (_content, node) => {
		const image = (node as HTMLElement).querySelector('img');
		const caption = (node as HTMLElement).querySelector('figcaption')?.textContent?.trim() ?? '';
		const alt = (image?.getAttribute('alt') ?? '').replace(/[\][]/g, '');
		const source = image?.getAttribute('src') ?? '';
		return source
			? `\n\n![${alt || caption}](${source})\n\n${caption ? `*${caption}*\n\n` : ''}`
			: '';
	},
});
/** An embedded player becomes a link to its source. */
turndownService.addRule('frame', {
	filter: 'iframe',
	replacement: (_content, node) => {
		const source = (node as HTMLElement).getAttribute('src') ?? '';
		return source ? `\n\n${source.replace(/^\/\//, 'https://')}\n\n` : '';
	},
});

/** Converts the HTML of a post to Markdown. */
export const toMarkdown = (html: string): string => turndownService.turndown(html).trim();
