import { escaped } from '../../platform/markdown/html';
import { textOf } from './post';
import { toMarkdown } from './to-markdown';

type Node = Record<string, unknown>;

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.map(Object) : []);

/** Bits of a text's format, with their HTML elements. */
const marks = [
	[1, 'strong'],
	[2, 'em'],
	[4, 'del'],
	[16, 'code'],
] as const;

/** Returns the node type without Ghost's prefix. */
const kindOf = ({ type }: Node) => textOf(type).replace(/^extended-/, '');

/** Spaces count, so the text is not trimmed. */
const text = ({ text: said, format }: Node) =>
	marks.reduce(
		(inner, [bit, name]) => (Number(format) & bit ? `<${name}>${inner}</${name}>` : inner),
		escaped(typeof said === 'string' ? said : ''),
	);

const image = ({ src, alt, caption }: Node) =>
	`<figure><img src="${escaped(textOf(src))}" alt="${escaped(textOf(alt))}"><figcaption>${textOf(caption)}</figcaption></figure>`;

const link = (address: unknown, inner: string) =>
	`<a href="${escaped(textOf(address))}">${inner}</a>`;

const code = (node: Node) =>
	`<pre><code class="language-${escaped(textOf(node.language))}">${escaped(textOf(node.code))}</code></pre>`;

/** Card or player of another page: here a bare address makes one. */
const card = ({ url }: Node) => `<p>${escaped(textOf(url))}</p>`;

const elements: Readonly<Record<string, (node: Node) => string>> = {
	text,
	linebreak: () => '<br>',
	paragraph: (node) => `<p>${inside(node)}</p>`,
	heading: (node) => `<${heading(node)}>${inside(node)}</${heading(node)}>`,
	quote: (node) => `<blockquote>${inside(node)}</blockquote>`,
	aside: (node) => `<blockquote>${inside(node)}</blockquote>`,
	list: (node) => `<${listed(node)}>${inside(node)}</${listed(node)}>`,
	listitem: (node) => `<li>${inside(node)}</li>`,
	link: (node) => link(node.url, inside(node)),
	image,
	gallery: ({ images }) => nodesOf(images).map(image).join(''),
	html: ({ html }) => textOf(html),
	codeblock: code,
	horizontalrule: () => '<hr>',
	bookmark: card,
	embed: card,
	callout: ({ calloutText }) => `<blockquote>${textOf(calloutText)}</blockquote>`,
	toggle: ({ heading: said, content }) => `<h3>${textOf(said)}</h3>${textOf(content)}`,
	button: ({ buttonUrl, buttonText }) => `<p>${link(buttonUrl, escaped(textOf(buttonText)))}</p>`,
};

const heading = ({ tag }: Node) => (/^h[1-6]$/.test(textOf(tag)) ? textOf(tag) : 'h2');
const listed = ({ listType }: Node) => (listType === 'number' ? 'ol' : 'ul');

/** Nodes of an unknown type are replaced by their content. */
const htmlOf = (node: Node): string => (elements[kindOf(node)] ?? inside)(node);
const inside = ({ children }: Node): string => nodesOf(children).map(htmlOf).join('');

const markdownOf = (node: Node) =>
	kindOf(node) === 'markdown' ? textOf(node.markdown) : toMarkdown(htmlOf(node));

/** Converts a text in the format of Ghost’s editor (Lexical) to Markdown; '' if it is empty or invalid. */
export function lexicalText(json: string): string {
	try {
		const { root } = Object(JSON.parse(json));
		return nodesOf(root?.children).map(markdownOf).filter(Boolean).join('\n\n');
	} catch {
		return '';
	}
}
