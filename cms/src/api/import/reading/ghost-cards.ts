import { escapeHtml } from '../../../platform/markdown/escape-html';
import { type ConversionLog, wordsIn } from './conversion-log';
import { textOf } from './post';
import { toMarkdown } from './to-markdown';

export type CardData = Record<string, unknown>;

const cardsOf = (value: unknown): CardData[] => (Array.isArray(value) ? value.map(Object) : []);

const renderLink = (address: unknown, inner: string) =>
	textOf(address) ? `<a href="${escapeHtml(textOf(address))}">${inner}</a>` : inner;
const renderText = (tag: string, text: unknown) =>
	textOf(text) ? `<${tag}>${escapeHtml(textOf(text))}</${tag}>` : '';
const renderHtml = (tag: string, html: unknown) =>
	textOf(html) ? `<${tag}>${textOf(html)}</${tag}>` : '';
const renderButton = (text: unknown, address: unknown) =>
	textOf(text) ? `<p>${renderLink(address, escapeHtml(textOf(text)))}</p>` : '';
const renderImage = (src: unknown, alt?: unknown, caption?: unknown, href?: unknown) =>
	textOf(src)
		? `<figure>${renderLink(href, `<img src="${escapeHtml(textOf(src))}" alt="${escapeHtml(textOf(alt))}">`)}${renderHtml('figcaption', caption)}</figure>`
		: '';
const renderFigure = (inner: string, caption: unknown) =>
	`<figure>${inner}${renderHtml('figcaption', caption)}</figure>`;
/** Keeps a caption below a block that is not a figure, such as an address that becomes a card. */
const renderCaption = (caption: unknown) =>
	textOf(caption) ? `<p><em>${textOf(caption)}</em></p>` : '';
const renderAddress = (address: unknown) => renderText('p', address);

const renderMedia =
	(tag: 'audio' | 'video') =>
	({ src, title, fileName, caption }: CardData) =>
		textOf(src)
			? `<${tag} src="${escapeHtml(textOf(src))}" title="${escapeHtml(textOf(title) || textOf(fileName))}"></${tag}>${renderCaption(caption)}`
			: '';

const renderFile = ({ src, fileTitle, fileName, fileCaption }: CardData) =>
	`<p>${renderLink(src, escapeHtml(textOf(fileTitle) || textOf(fileName) || textOf(src)))}</p>${renderHtml('p', fileCaption)}`;

const renderProduct = (card: CardData) =>
	renderImage(card.productImageSrc) +
	(textOf(card.productTitle)
		? `<h3>${renderLink(card.productUrl, textOf(card.productTitle))}</h3>`
		: '') +
	renderHtml('div', card.productDescription) +
	(textOf(card.productButton) ? renderButton(card.productButton, card.productUrl) : '') +
	(textOf(card.productTitle) ? '' : renderAddress(card.productUrl));

const renderHeader = (card: CardData) =>
	renderImage(card.backgroundImageSrc) +
	renderHtml('h2', card.header) +
	renderHtml('p', card.subheader) +
	renderButton(card.buttonText, card.buttonUrl) +
	renderHtml('p', card.disclaimer);

/** Renderers of the cards in both formats of Ghost's editors. */
const cardRenderers: Readonly<Record<string, (card: CardData) => string>> = {
	image: ({ src, alt, caption, href }) => renderImage(src, alt, caption, href),
	gallery: ({ images, caption }) =>
		cardsOf(images)
			.map((image) => renderImage(image.src, image.alt, image.caption))
			.join('') + renderCaption(caption),
	html: ({ html }) => textOf(html),
	codeblock: ({ language, code, caption }) =>
		renderFigure(
			`<pre><code class="language-${escapeHtml(textOf(language))}">${escapeHtml(typeof code === 'string' ? code : '')}</code></pre>`,
			caption,
		),
	horizontalrule: () => '<hr>',
	bookmark: ({ url, caption }) => renderAddress(url) + renderCaption(caption),
	embed: ({ url, html, caption }) =>
		(textOf(url) ? renderAddress(url) : textOf(html)) + renderCaption(caption),
	callout: ({ calloutEmoji, calloutText }) =>
		`<blockquote>${[escapeHtml(textOf(calloutEmoji)), textOf(calloutText)].filter(Boolean).join(' ')}</blockquote>`,
	toggle: ({ heading, content }) => renderHtml('h3', heading) + textOf(content),
	button: ({ buttonUrl, buttonText }) => renderButton(buttonText, buttonUrl),
	audio: renderMedia('audio'),
	video: renderMedia('video'),
	file: renderFile,
	product: renderProduct,
	header: renderHeader,
	'call-to-action': ({ sponsorLabel, imageUrl, textValue, buttonText, buttonUrl }) =>
		textOf(sponsorLabel) +
		renderImage(imageUrl) +
		textOf(textValue) +
		renderButton(buttonText, buttonUrl),
	transistor: ({ url }) => renderAddress(url),
};

/** Names of cards in Ghost's older editor that differ from those of the newer one. */
const olderNames: Readonly<Record<string, string>> = {
	code: 'codeblock',
	hr: 'horizontalrule',
	'card-markdown': 'markdown',
};

/** Cards that pages of Ghost do not show, or that only work there. */
const cardsWithoutContent: Readonly<Record<string, string>> = {
	email: 'a part that was only sent by e-mail',
	'email-cta': 'a part that was only sent by e-mail',
	signup: 'a sign-up form',
};

/** Block of a post: HTML, or Markdown as it was typed. */
export type Block = { readonly html: string } | { readonly markdown: string };

/** Renders a card; null if its type is unknown. */
export function renderCard(type: string, card: CardData, log: ConversionLog): Block | null {
	const name = olderNames[type] ?? type;
	if (name === 'paywall') return { html: '' };
	if (name === 'markdown') return { markdown: textOf(card.markdown) };
	const reason = cardsWithoutContent[name];
	if (reason) {
		log.leftOut.push(reason);
		return name === 'signup' ? { html: renderHeader(card) } : { html: '' };
	}
	const render = cardRenderers[name];
	return render ? { html: render(card) } : null;
}

/** Converts blocks to Markdown, each on its own. */
export const blocksToMarkdown = (blocks: readonly Block[], log: ConversionLog): string =>
	blocks
		.map((block) => {
			if ('html' in block) return toMarkdown(block.html, log);
			log.sourceWordCount += wordsIn(block.markdown).length;
			return block.markdown;
		})
		.filter(Boolean)
		.join('\n\n');

/** Checks whether a card is hidden from a part of the visitors. */
export function isRestricted({ visibility }: CardData): boolean {
	const web = Object(Object(visibility).web);
	return web.nonMember === false || textOf(Object(visibility).segment).startsWith('status:');
}
