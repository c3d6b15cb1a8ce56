import { escapeHtml } from '../../platform/markdown/escape-html';
import { textOf } from './post';
import { toMarkdown } from './to-markdown';

type Node = Record<string, unknown>;

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.map(Object) : []);

/** Bits of a text's format, with their HTML elements. */
const formatElements = [
	[1, 'strong'],
	[2, 'em'],
	[4, 'del'],
	[16, 'code'],
] as const;

/** Returns the node type without Ghost's prefix. */
const getNodeType = ({ type }: Node) => textOf(type).replace(/^extended-/, '');

/** Spaces count, so the text is not trimmed. */
const renderText = ({ text: rawText, format }: Node) =>
	formatElements.reduce(
		(inner, [bit, name]) => (Number(format) & bit ? `<${name}>${inner}</${name}>` : inner),
		escapeHtml(typeof rawText === 'string' ? rawText : ''),
	);

const renderImage = ({ src, alt, caption }: Node) =>
	`<figure><img src="${escapeHtml(textOf(src))}" alt="${escapeHtml(textOf(alt))}"><figcaption>${textOf(caption)}</figcaption></figure>`;

const renderLink = (address: unknown, inner: string) =>
	`<a href="${escapeHtml(textOf(address))}">${inner}</a>`;

const renderCode = (node: Node) =>
	`<pre><code class="language-${escapeHtml(textOf(node.language))}">${escapeHtml(textOf(node.code))}</code></pre>`;

/** Card or player of another page: here a bare address makes one. */
const renderCard = ({ url }: Node) => `<p>${escapeHtml(textOf(url))}</p>`;

const nodeRenderers: Readonly<Record<string, (node: Node) => string>> = {
	text: renderText,
	linebreak: () => '<br>',
	paragraph: (node) => `<p>${renderChildren(node)}</p>`,
	heading: (node) => `<${getHeadingTag(node)}>${renderChildren(node)}</${getHeadingTag(node)}>`,
	quote: (node) => `<blockquote>${renderChildren(node)}</blockquote>`,
	aside: (node) => `<blockquote>${renderChildren(node)}</blockquote>`,
	list: (node) => `<${getListTag(node)}>${renderChildren(node)}</${getListTag(node)}>`,
	listitem: (node) => `<li>${renderChildren(node)}</li>`,
	link: (node) => renderLink(node.url, renderChildren(node)),
	image: renderImage,
	gallery: ({ images }) => nodesOf(images).map(renderImage).join(''),
	html: ({ html }) => textOf(html),
	codeblock: renderCode,
	horizontalrule: () => '<hr>',
	bookmark: renderCard,
	embed: renderCard,
	callout: ({ calloutText }) => `<blockquote>${textOf(calloutText)}</blockquote>`,
	toggle: ({ heading: headingText, content }) =>
		`<h3>${textOf(headingText)}</h3>${textOf(content)}`,
	button: ({ buttonUrl, buttonText }) =>
		`<p>${renderLink(buttonUrl, escapeHtml(textOf(buttonText)))}</p>`,
};

const getHeadingTag = ({ tag }: Node) => (/^h[1-6]$/.test(textOf(tag)) ? textOf(tag) : 'h2');
const getListTag = ({ listType }: Node) => (listType === 'number' ? 'ol' : 'ul');

/** Nodes of an unknown type are replaced by their content. */
const renderNode = (node: Node): string =>
	(nodeRenderers[getNodeType(node)] ?? renderChildren)(node);
const renderChildren = ({ children }: Node): string => nodesOf(children).map(renderNode).join('');

const markdownOf = (node: Node) =>
	getNodeType(node) === 'markdown' ? textOf(node.markdown) : toMarkdown(renderNode(node));

/** Converts a text in the format of Ghost’s editor (Lexical) to Markdown; '' if it is empty or invalid. */
export function lexicalText(json: string): string {
	try {
		const { root } = Object(JSON.parse(json));
		return nodesOf(root?.children).map(markdownOf).filter(Boolean).join('\n\n');
	} catch {
		return '';
	}
}
