import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { env } from '../../env';
import { unescapeHtml } from '../../platform/markdown/escape-html';

/** Width of a letter's text in pixels. Outlook ignores `max-width`, so pictures get it as an attribute. */
const TEXT_WIDTH_PX = 534;

const bodyFont = "Georgia,'Times New Roman',serif";
const displayFont = "'Helvetica Neue',Helvetica,Arial,sans-serif";
const codeFont = 'Menlo,Consolas,monospace';

/** Inline styles, because some e-mail programs drop style sheets. Colours are inherited, so that dark mode works. */
const stylesByTag: Readonly<Record<string, string>> = {
	p: `margin:0 0 18px;font:400 18px/1.55 ${bodyFont}`,
	li: `margin:0 0 8px;font:400 18px/1.55 ${bodyFont}`,
	ul: 'margin:0 0 18px;padding:0 24px',
	ol: 'margin:0 0 18px;padding:0 24px',
	h2: `margin:32px 0 12px;font:600 24px/1.2 ${displayFont}`,
	h3: `margin:28px 0 10px;font:600 20px/1.25 ${displayFont}`,
	h4: `margin:24px 0 8px;font:600 18px/1.3 ${displayFont}`,
	blockquote: 'margin:0 0 18px;padding:0 16px;border-left:3px solid',
	pre: `margin:0 0 18px;font:400 14px/1.5 ${codeFont};white-space:pre-wrap;word-break:break-word`,
	code: `font-family:${codeFont};font-size:0.9em`,
	figure: 'margin:0 0 18px',
	table: `width:100%;margin:0 0 18px;border-collapse:collapse;font:400 15px/1.4 ${displayFont}`,
	th: 'padding:6px 8px;border-bottom:1px solid;text-align:left',
	td: 'padding:6px 8px;border-bottom:1px solid',
	hr: 'margin:28px 0;border:0;border-top:1px solid',
	img: 'display:block;max-width:100%;height:auto;border:0',
	a: 'color:inherit;text-decoration:underline',
};

/** Returns an absolute address: an e-mail has no page that a path could be relative to. */
function toAbsolute(address: string): string {
	return URL.canParse(address, env.origins.site)
		? new URL(address, env.origins.site).href
		: address;
}

function toMailAttributes(tagName: string, { href, src, width, ...attribs }: Attributes) {
	const inlineStyle = stylesByTag[tagName];
	return {
		...attribs,
		...(href === undefined ? {} : { href: toAbsolute(href) }),
		...(src === undefined ? {} : { src: toAbsolute(src) }),
		...(tagName === 'img' && width
			? { width: String(Math.min(Number(width) || TEXT_WIDTH_PX, TEXT_WIDTH_PX)) }
			: {}),
		...(inlineStyle ? { style: inlineStyle } : {}),
	};
}

/** Makes an e-mail of a rendered text: absolute addresses, one size of each picture, inline styles. */
export const toMailHtml = (html: string): string =>
	sanitizeHtml(html, {
		allowedTags: sanitizeHtml.defaults.allowedTags.concat('img', 'del', 'ins'),
		allowedAttributes: {
			a: ['href', 'style'],
			img: ['src', 'alt', 'width', 'style'],
			ol: ['start', 'style'],
			th: ['align', 'colspan', 'rowspan', 'style'],
			td: ['align', 'colspan', 'rowspan', 'style'],
			'*': ['style'],
		},
		parseStyleAttributes: false,
		transformTags: {
			'*': (tagName, attribs) => ({ tagName, attribs: toMailAttributes(tagName, attribs) }),
		},
	});

/**
 * Renders an image as its description, and a link as its text and address. A run of spaces is only tried from its start:
 * trying each space of a long one would take quadratic time.
 */
const textRules: readonly (readonly [RegExp, string])[] = [
	[/<img[^>]*? alt="([^"]+)"[^>]*>/g, '[$1]'],
	[/<a [^>]*?href="([^"]*)"[^>]*>\s*<\/a>/g, '$1'],
	[/<a [^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2 ($1)'],
	[/(?:(?<!\s)\s+)?<li[^>]*>\s*(?:<p[^>]*>)?/g, '\n- '],
	[/<hr[^>]*>/g, '\n\n---\n\n'],
	[/<br[^>]*>/g, '\n'],
	[/<\/(?:td|th)>/g, ' '],
	[/<\/tr>/g, '\n'],
	[/<\/(?:p|h\d|ul|ol|blockquote|pre|figure|table|div|section)>/g, '\n\n'],
	[/<[^>]+>/g, ''],
];

/** Returns the plain text of an e-mail's HTML. */
export function toMailText(html: string): string {
	const plainText = textRules.reduce(
		(changed, [pattern, by]) => changed.replace(pattern, by),
		html,
	);
	return unescapeHtml(plainText)
		.replace(/(?<![^\S\n])[^\S\n]+\n/g, '\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim();
}
