import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import { headingTags } from './dialect/headings';

/** Parts of a page that a text has no business with. */
const landmarks = new Set(['main', 'nav', 'header', 'footer', 'hgroup', 'address', 'menu']);
const allowedTags = [
	...sanitizeHtml.defaults.allowedTags.filter((tag) => !landmarks.has(tag)),
	'img',
	'del',
	'ins',
	'details',
	'summary',
];

const isOutside = (address: string, siteOrigin: string) =>
	/^https?:/i.test(address) && !address.startsWith(`${siteOrigin}/`);

/** A column's alignment as an attribute: a policy against inline styles would drop the other. */
function aligned(tagName: string, { style = '', ...attribs }: Attributes) {
	const align = /text-align:\s*(left|center|right)/.exec(style)?.[1];
	return { tagName, attribs: { ...attribs, ...(align ? { align } : {}) } };
}

/** The only ids of a text, lest it imitates one of the page's: those of its footnotes. */
function noted({ id, ...attribs }: Attributes): Attributes {
	return id && /^fn(?:ref)?\d+(?::\d+)?$/.test(id) ? { ...attribs, id } : attribs;
}

const options = (siteOrigin: string): IOptions => ({
	allowedTags,
	allowedAttributes: {
		a: ['href', 'title', 'rel', 'id'],
		img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
		th: ['align', 'colspan', 'rowspan', 'scope'],
		td: ['align', 'colspan', 'rowspan'],
		ol: ['start'],
		li: ['id', { name: 'data-task', values: ['open', 'done'] }],
		p: [{ name: 'data-card', values: [''] }],
		span: [{ name: 'data-sign', values: [''] }],
		div: [{ name: 'data-pair', values: ['beside', 'compared'] }],
		details: ['open'],
		time: ['datetime'],
	},
	allowedClasses: {
		code: ['language-*'],
		span: ['hljs-*'],
		section: ['footnotes'],
		sup: ['footnote-ref'],
		a: ['footnote-backref'],
	},
	allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	allowedSchemesByTag: { img: ['http', 'https'] },
	allowProtocolRelative: false,
	transformTags: {
		...headingTags,
		th: aligned,
		td: aligned,
		li: (tagName, attribs) => ({ tagName, attribs: noted(attribs) }),
		a: (tagName, { href = '', title = '', id, class: classes }) => ({
			tagName,
			attribs: {
				...noted({ ...(id && { id }), ...(classes && { class: classes }) }),
				href,
				...(title ? { title } : {}),
				...(isOutside(href, siteOrigin) ? { rel: 'noopener' } : {}),
			},
		}),
		img: (tagName, attribs) => ({
			tagName,
			attribs: { alt: '', ...attribs, loading: 'lazy', decoding: 'async' },
		}),
	},
});

/** Returns HTML in which no script runs, only pictures load and nothing imitates the page. */
export const sanitizeMarkup = (html: string, siteOrigin: string) =>
	sanitizeHtml(html, options(siteOrigin));
