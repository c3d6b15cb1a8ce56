import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

const turndownService = new TurndownService({
	headingStyle: 'atx',
	codeBlockStyle: 'fenced',
	bulletListMarker: '-',
	emDelimiter: '*',
});
turndownService.use(gfm);

const escapeByLibrary = turndownService.escape.bind(turndownService);

/** Also escapes what this dialect reads as a tag or a character reference. */
turndownService.escape = (text) =>
	escapeByLibrary(text)
		.replace(/<(?=[a-z/!?])/gi, '\\<')
		.replace(/&(?=#?\w+;)/g, '\\&');

/** The page shows the title, so the headings of an article begin at the second level. */
turndownService.addRule('title', {
	filter: 'h1',
	replacement: (content) => `\n\n## ${content}\n\n`,
});

turndownService.addRule('inlineHtml', {
	filter: ['sub', 'sup', 'kbd', 'mark'],
	replacement: (content, { nodeName }) =>
		content && `<${nodeName.toLowerCase()}>${content}</${nodeName.toLowerCase()}>`,
});

/** Converts cleaned HTML to Markdown. */
export const toMarkdown = (body: HTMLElement): string =>
	turndownService.turndown(body).replaceAll('\u00a0', ' ').trim();
