import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { type ConversionLog, wordsIn } from './conversion-log';
import { parseHtml, visibleText } from './html-document';
import { htmlTableAttribute } from './prepare-blocks';
import { prepareHtml } from './prepare-html';

const turndownService = new TurndownService({
	headingStyle: 'atx',
	codeBlockStyle: 'fenced',
	bulletListMarker: '-',
	emDelimiter: '*',
});
turndownService.use(gfm);

const escapeByLibrary = turndownService.escape.bind(turndownService);
const addressPattern = /(\bhttps?:\/\/[^\s<>"]+)/;
/** Brackets that cannot start a link, a footnote or a task. Other signs of Unicode's private area stand for them. */
const harmlessBrackets = /\[(?![ xX]\])([^[\]^!][^[\]]*)\](?=[^([:])/g;

/** Escapes a text so that Markdown, HTML and character references in it are shown as they are. */
turndownService.escape = (text) =>
	text
		.split(addressPattern)
		.map((part, index) =>
			index % 2 === 1
				? part
				: escapeByLibrary(part.replace(harmlessBrackets, '\uE000$1\uE001'))
						.replaceAll('\uE000', '[')
						.replaceAll('\uE001', ']')
						.replace(/<(?=[a-z/!?])/gi, '\\<')
						.replace(/&(?=#?\w+;)/g, '\\&')
						.replaceAll('~~', '\\~~')
						.replace(/^(\d+)\) /g, '$1\\) '),
		)
		.join('');

/** The page already shows the title, so the headings of an article begin at the second level. */
turndownService.addRule('title', {
	filter: 'h1',
	replacement: (content) => `\n\n## ${content}\n\n`,
});

/** Inline elements that Markdown lacks, and that pages may show. */
turndownService.addRule('inlineHtml', {
	filter: ['sub', 'sup', 'kbd', 'mark', 'u', 'ins', 'small', 'samp', 'var', 'q'],
	replacement: (content, node) => {
		const tag = node.nodeName.toLowerCase();
		return !content || (node as HTMLElement).closest('code, pre')
			? content
			: `<${tag}>${content}</${tag}>`;
	},
});

const isWordCharacter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');
const isPunctuation = (character: string | undefined) => /[\p{P}\p{S}]/u.test(character ?? '');

/** Marks words, with HTML where Markdown's marks would not be recognised: between a letter and punctuation. */
const markWords = (content: string, node: Node, mark: string, tag: string) => {
	if (!content.trim()) return content;
	const before = node.previousSibling?.textContent?.at(-1);
	const after = node.nextSibling?.textContent?.[0];
	const isBroken =
		(isWordCharacter(before) && isPunctuation(content[0])) ||
		(isWordCharacter(after) && isPunctuation(content.at(-1)));
	return isBroken ? `<${tag}>${content}</${tag}>` : mark + content + mark;
};
turndownService.addRule('strong', {
	filter: ['strong', 'b'],
	replacement: (content, node) => markWords(content, node, '**', 'strong'),
});
turndownService.addRule('emphasis', {
	filter: ['em', 'i'],
	replacement: (content, node) => markWords(content, node, '*', 'em'),
});

turndownService.addRule('details', {
	filter: 'details',
	replacement: (content) => `\n\n<details>\n\n${content.trim()}\n\n</details>\n\n`,
});
turndownService.addRule('summary', {
	filter: 'summary',
	replacement: (content) => `\n\n<summary>${content.trim().replace(/\s+/g, ' ')}</summary>\n\n`,
});

turndownService.addRule('htmlTable', {
	filter: (node) => node.nodeName === 'TABLE' && node.hasAttribute(htmlTableAttribute),
	replacement: (_content, node) => {
		(node as HTMLElement).removeAttribute(htmlTableAttribute);
		// A blank line would end the table.
		return `\n\n${(node as HTMLElement).outerHTML.replace(/\n[^\S\n]*(?=\n)/g, '\n&#10;')}\n\n`;
	},
});

/** A link that shows its address becomes an autolink; alone in its paragraph, a link card or a player. */
turndownService.addRule('address', {
	filter: (node) =>
		node.nodeName === 'A' &&
		/^https?:\/\/[^\s<>]+$/.test(node.getAttribute('href') ?? '') &&
		node.textContent?.trim() === node.getAttribute('href'),
	replacement: (_content, node) => {
		const address = (node as HTMLElement).getAttribute('href') ?? '';
		const isAlone = node.parentNode?.nodeName === 'P' && node.parentNode.childNodes.length === 1;
		return isAlone && !/[*[\]\\`]/.test(address) ? address : `<${address}>`;
	},
});

/** Converts the HTML of a post to Markdown. */
export function toMarkdown(html: string, log: ConversionLog): string {
	const body = parseHtml(html);
	log.sourceWordCount += wordsIn(visibleText(body)).length;
	prepareHtml(body, log);
	log.expectedTexts.push(visibleText(body));
	return turndownService.turndown(body).trim();
}
