import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import { env } from '../../env';

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

const isOutside = (address: string) =>
	/^https?:/i.test(address) && !address.startsWith(`${env.origins.site}/`);

/** A column's alignment as an attribute: a policy against inline styles would drop the other. */
function aligned(tagName: string, { style = '', ...attribs }: Attributes) {
	const align = /text-align:\s*(left|center|right)/.exec(style)?.[1];
	return { tagName, attribs: { ...attribs, ...(align ? { align } : {}) } };
}

const options: IOptions = {
	allowedTags,
	allowedAttributes: {
		a: ['href', 'title', 'rel'],
		img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
		th: ['align', 'colspan', 'rowspan', 'scope'],
		td: ['align', 'colspan', 'rowspan'],
		ol: ['start'],
		details: ['open'],
		time: ['datetime'],
	},
	allowedClasses: { code: ['language-*'], span: ['hljs-*'] },
	allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	allowedSchemesByTag: { img: ['http', 'https'] },
	allowProtocolRelative: false,
	transformTags: {
		/** The page has its own first heading. */
		h1: 'h2',
		th: aligned,
		td: aligned,
		a: (tagName, { href = '', title = '' }) => ({
			tagName,
			attribs: {
				href,
				...(title ? { title } : {}),
				...(isOutside(href) ? { rel: 'noopener' } : {}),
			},
		}),
		img: (tagName, attribs) => ({
			tagName,
			attribs: { alt: '', ...attribs, loading: 'lazy', decoding: 'async' },
		}),
	},
};

/** HTML in which nothing runs, nothing but pictures is loaded, and nothing imitates the page. */
export const sanitized = (html: string) => sanitizeHtml(html, options);
