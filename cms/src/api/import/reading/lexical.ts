import { escapeHtml } from '../../../platform/markdown/escape-html';
import type { ConversionLog } from './conversion-log';
import {
	type Block,
	blocksToMarkdown,
	type CardData,
	isRestricted,
	renderCard,
} from './ghost-cards';
import { textOf } from './post';

const nodesOf = (value: unknown): CardData[] => (Array.isArray(value) ? value.map(Object) : []);

/** Bits of a text's format, with their HTML elements. */
const formatElements = [
	[1, 'strong'],
	[2, 'em'],
	[4, 'del'],
	[8, 'u'],
	[16, 'code'],
	[32, 'sub'],
	[64, 'sup'],
	[128, 'mark'],
] as const;

/** Returns the node type without Ghost's prefix. */
const getNodeType = ({ type }: CardData) => textOf(type).replace(/^extended-/, '');

/** Spaces count, so the text is not trimmed. */
const renderText = ({ text: rawText, format }: CardData) =>
	formatElements.reduce(
		(inner, [bit, name]) => (Number(format) & bit ? `<${name}>${inner}</${name}>` : inner),
		escapeHtml(typeof rawText === 'string' ? rawText : ''),
	);

const renderLink = (address: unknown, inner: string) =>
	`<a href="${escapeHtml(textOf(address))}">${inner}</a>`;

const getHeadingTag = ({ tag }: CardData) => (/^h[1-6]$/.test(textOf(tag)) ? textOf(tag) : 'h2');
const getListTag = ({ listType }: CardData) => (listType === 'number' ? 'ol' : 'ul');

type RenderChildren = (node: CardData) => string;

const textRenderers: Readonly<
	Record<string, (node: CardData, renderChildren: RenderChildren) => string>
> = {
	text: renderText,
	linebreak: () => '<br>',
	tab: () => ' ',
	zwnj: () => '',
	paragraph: (node, renderChildren) => `<p>${renderChildren(node)}</p>`,
	heading: (node, renderChildren) =>
		`<${getHeadingTag(node)}>${renderChildren(node)}</${getHeadingTag(node)}>`,
	quote: (node, renderChildren) => `<blockquote>${renderChildren(node)}</blockquote>`,
	aside: (node, renderChildren) => `<blockquote>${renderChildren(node)}</blockquote>`,
	list: (node, renderChildren) =>
		`<${getListTag(node)} start="${Number(node.start) || 1}">${renderChildren(node)}</${getListTag(node)}>`,
	listitem: (node, renderChildren) => `<li>${renderChildren(node)}</li>`,
	link: (node, renderChildren) => renderLink(node.url, renderChildren(node)),
	autolink: (node, renderChildren) => renderLink(node.url, renderChildren(node)),
};

/** Nodes of an unknown type are replaced by their content. */
function renderNode(node: CardData, log: ConversionLog): Block {
	const type = getNodeType(node);
	const renderChildren = ({ children }: CardData): string =>
		nodesOf(children)
			.map((child) => {
				const block = renderNode(child, log);
				return 'html' in block ? block.html : `<p>${escapeHtml(block.markdown)}</p>`;
			})
			.join('');
	const render = textRenderers[type];
	if (render) return { html: render(node, renderChildren) };
	const card = renderCard(type, node, log);
	if (card) return card;
	if (nodesOf(node.children).length === 0) log.leftOut.push(`a card of the unknown type “${type}”`);
	return { html: renderChildren(node) };
}

function rootNodes(json: string): CardData[] {
	try {
		return nodesOf(Object(Object(JSON.parse(json)).root).children);
	} catch {
		return [];
	}
}

/** Converts a text in the format of Ghost’s editor (Lexical) to Markdown; '' if it is empty or invalid. */
export const lexicalText = (json: string, log: ConversionLog): string =>
	blocksToMarkdown(
		rootNodes(json).map((node) => renderNode(node, log)),
		log,
	);

/** Returns the reason why visitors could not read a part of a text; '' if they could. */
export function lexicalRestriction(json: string): string {
	const nodes = rootNodes(json);
	if (nodes.some((node) => getNodeType(node) === 'paywall')) return 'it has a paywall';
	return nodes.some(isRestricted) ? 'a part of it is for members' : '';
}
