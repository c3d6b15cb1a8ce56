import { createDocument } from '@mixmark-io/domino';

/** Elements within a line of text. All others separate words. */
const inlineTags = new Set(
	'A ABBR B BDI BDO BIG CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK Q S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR'.split(
		' ',
	),
);
const hiddenTags = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'HEAD']);

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

export const isElement = (node: Node): node is HTMLElement => node.nodeType === ELEMENT_NODE;
export const isText = (node: Node): boolean => node.nodeType === TEXT_NODE;
export const isInline = (node: Node) =>
	!isElement(node) || inlineTags.has(node.nodeName) || /^(?:IMG|BR)$/.test(node.nodeName);

/**
 * Returns the children of a node. The library keeps them as a list until `childNodes` is read, and then moves all of them
 * at each change.
 */
export function childrenOf(node: Node): Node[] {
	const children: Node[] = [];
	for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
	return children;
}

/** Parses HTML of an article. */
export const parseHtml = (html: string): HTMLElement =>
	createDocument(`<!DOCTYPE html><body>${html}</body>`).body;

/** Returns the elements below a root that match a selector, as an array that stays valid when elements are removed. */
export const findAll = (root: Element, selector: string): HTMLElement[] =>
	Array.from(root.querySelectorAll<HTMLElement>(selector));

/** Returns the text that a browser shows, with spaces between blocks. */
export function visibleText(node: Node): string {
	if (isText(node)) return node.nodeValue ?? '';
	if (!isElement(node) || hiddenTags.has(node.nodeName)) return '';
	const text = childrenOf(node).map(visibleText).join('');
	return inlineTags.has(node.nodeName) ? text : ` ${text} `;
}

/** Returns the text of HTML on one line: entities are decoded, and tags removed. */
export const htmlToText = (html: string): string =>
	visibleText(parseHtml(html)).replace(/\s+/g, ' ').trim();
