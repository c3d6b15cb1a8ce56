import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import { headingTags } from './dialect';
import { allowedTags } from './escape-html';

const isOutside = (address: string, siteOrigin: string) =>
	/^https?:/i.test(address) && !address.startsWith(`${siteOrigin}/`);

/** Keeps the alignment of a column as an attribute, because a CSP against inline styles would block the style. */
function keepAlignment(tagName: string, { style = '', ...attribs }: Attributes) {
	const align = /text-align:\s*(left|center|right)/.exec(style)?.[1];
	return { tagName, attribs: { ...attribs, ...(align ? { align } : {}) } };
}

/** Removes all ids except those of footnotes, so that a text cannot use an id of the page. */
function keepFootnoteId({ id, ...attribs }: Attributes): Attributes {
	return id && /^fn(?:ref)?\d+(?::\d+)?$/.test(id) ? { ...attribs, id } : attribs;
}

const createSanitizeOptions = (siteOrigin: string): IOptions => ({
	allowedTags: [...allowedTags],
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
		th: keepAlignment,
		td: keepAlignment,
		li: (tagName, attribs) => ({ tagName, attribs: keepFootnoteId(attribs) }),
		a: (tagName, { href = '', title = '', id, class: classes }) => ({
			tagName,
			attribs: {
				...keepFootnoteId({ ...(id && { id }), ...(classes && { class: classes }) }),
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

/** Returns HTML that runs no script, loads only pictures and cannot imitate the page. */
export const sanitizeMarkup = (html: string, siteOrigin: string) =>
	sanitizeHtml(html, createSanitizeOptions(siteOrigin));
