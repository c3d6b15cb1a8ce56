import { escapeHtml } from '../../../platform/markdown/escape-html';
import type { ConversionLog } from './conversion-log';
import { createFinder, type DelimitedPart, replaceDelimited } from './delimited-text';

/**
 * Shortcodes of WordPress and of widespread plugins. Other text in brackets stays, because an export does not say which
 * shortcodes were registered.
 */
const knownName =
	'wp_caption|caption|gallery|playlist|audio|video|embed|youtube|vimeo|soundcloud|spotify|tweet|twitter|instagram|dailymotion|ted|googlemaps|gist|' +
	'contact-form(?:-7)?|contact-field|wpforms|gravityforms?|ninja_forms?|mc4wp_form|formidable|caldera_form|forminator_form|subscribe2|blog_subscription_form|' +
	'jetpack[\\w-]*|slideshow|portfolio|polldaddy|crowdsignal|latex|archives|sitemap|' +
	'vc_\\w+|et_pb_\\w+|av_\\w+|fusion_\\w+|elementor-template|tatsu_\\w+|mk_\\w+|ux_\\w+|themify_\\w+|fl_builder\\w*|' +
	'rev_slider(?:_vc)?|layerslider|smartslider3|metaslider|soliloquy|nggallery|ngg_\\w+|ngg|foogallery|envira-gallery|modula|' +
	'instagram-feed|custom-twitter-feeds|addtoany|sharethis|social_warfare|ssba\\w*|wp_ad_camp_\\w+|adsense|' +
	'woocommerce_\\w+|add_to_cart|product_page|product_category|recent_products|featured_products|tribe_\\w+|events_list|' +
	'su_\\w+|toc|ez-toc|tablepress|table id=|wpdatatable|ezcol_\\w+|one_half(?:_last)?|one_third(?:_last)?|two_third(?:_last)?|clear|dropcap|highlight|recipe|amazon|affiliate_\\w+|reusable_block|wp_show_posts|display-posts|catlist|mailpoet_\\w+|simple-payment';

const attributePattern = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+))/g;

type Attributes = Readonly<Record<string, string>>;

const attributesIn = (text: string): Attributes =>
	Object.fromEntries(
		Array.from(text.matchAll(attributePattern), ([, name = '', one, two, three]) => [
			name.toLowerCase(),
			one ?? two ?? three ?? '',
		]),
	);

const firstAddress = (text: string) => /https?:\/\/[^\s"'\]<]+/.exec(text)?.[0] ?? '';

const renderAddress = (address: string) => `\n\n<p>${escapeHtml(address)}</p>\n\n`;
const renderPicture = (address: string) =>
	`<figure><img src="${escapeHtml(address)}" alt=""></figure>`;

/** Looks up the attachments of an export. */
export interface Attachments {
	readonly addressOf: (id: string) => string | undefined;
	readonly idsOf: (postId: string) => readonly string[];
}

interface ShortcodeContext {
	readonly postId: string;
	readonly attachments: Attachments;
	readonly log: ConversionLog;
}

function renderGallery(attributes: Attributes, { postId, attachments, log }: ShortcodeContext) {
	const ids = (attributes.ids ?? attributes.include ?? '').split(/[\s,]+/).filter(Boolean);
	const all = ids.length > 0 ? ids : attachments.idsOf(postId);
	if (all.length === 0) log.leftOut.push('the shortcode [gallery], because it names no pictures');
	else log.replaced.push('the shortcode [gallery] with its pictures');
	return all
		.map((id) => {
			const address = attachments.addressOf(id);
			if (!address) log.leftOut.push(`attachment ${id} of a gallery, which the export lacks`);
			return address ? renderPicture(address) : '';
		})
		.join('');
}

function renderMedia(
	name: string,
	text: string,
	attributes: Attributes,
	{ log }: ShortcodeContext,
) {
	const address =
		attributes.src ??
		['mp4', 'm4v', 'webm', 'ogv', 'mp3', 'm4a', 'ogg', 'wav']
			.map((type) => attributes[type])
			.find(Boolean) ??
		firstAddress(text);
	if (!address) log.leftOut.push(`the shortcode [${name}]`);
	return address ? `<${name} src="${escapeHtml(address)}"></${name}>` : '';
}

/** Addresses of players by the id in their shortcode. */
const playerAddresses: Readonly<Record<string, (id: string) => string>> = {
	youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
	vimeo: (id) => `https://vimeo.com/${id}`,
	dailymotion: (id) => `https://www.dailymotion.com/video/${id}`,
};

function renderPlayer(
	name: string,
	text: string,
	attributes: Attributes,
	{ log }: ShortcodeContext,
) {
	const id = attributes.id ?? /^[\s=]*([\w-]{5,})/.exec(text)?.[1];
	const address = firstAddress(text) || (id && playerAddresses[name]?.(id)) || '';
	if (address) log.replaced.push(`the shortcode [${name}] with its address`);
	else log.leftOut.push(`the shortcode [${name}]`);
	return address ? renderAddress(address.replace(/^(https?:\/\/[^&?]*\?[^&]*)&amp;/, '$1&')) : '';
}

const playerNames =
	/^(?:youtube|vimeo|dailymotion|soundcloud|spotify|tweet|twitter|instagram|ted|googlemaps|gist)$/;

const protectedStart = /<(?:(pre|code)\b|!--|[a-z/])/i;

/** Splits HTML into text, and parts in which brackets are text: code, comments and the tags themselves. */
function splitProtected(html: string): { text: string; isProtected: boolean }[] {
	const parts: { text: string; isProtected: boolean }[] = [];
	const findStart = createFinder(html, protectedStart);
	const ends = {
		pre: createFinder(html, /<\/pre>/i),
		code: createFinder(html, /<\/code>/i),
		comment: createFinder(html, /-->/),
		tag: createFinder(html, />/),
	};
	const endOf = (start: RegExpExecArray): RegExpExecArray | null => {
		const [opening, name] = start;
		const after = start.index + opening.length;
		if (opening === '<!--') return ends.comment(after);
		const block = name && ends[name.toLowerCase() === 'pre' ? 'pre' : 'code'](after);
		return block || ends.tag(after);
	};
	let end = 0;
	for (let start = findStart(0); start; ) {
		const endMatch = endOf(start);
		if (endMatch) {
			parts.push({ text: html.slice(end, start.index), isProtected: false });
			end = endMatch.index + endMatch[0].length;
			parts.push({ text: html.slice(start.index, end), isProtected: true });
		}
		start = findStart(endMatch ? end : start.index + 1);
	}
	return [...parts, { text: html.slice(end), isProtected: false }];
}

const bracketEnd = /\]/;
const closersByName: Readonly<Record<string, RegExp>> = Object.fromEntries(
	['sourcecode', 'source', 'code', 'wp_caption', 'caption'].map((name) => [
		name,
		new RegExp(`\\[/${name}\\]`),
	]),
);
const closingsOf = ([, name = '']: RegExpExecArray) => [
	bracketEnd,
	closersByName[name] ?? bracketEnd,
];
const enclosedCode = {
	opening: /\[(sourcecode|source|code)(?=[\s\]])/,
	closings: closingsOf,
};
const enclosedCaption = { opening: /\[(wp_caption|caption)\b/, closings: closingsOf };
const enclosedEmbed = { opening: /\[embed\b/, closings: [bracketEnd, /\[\/embed\]/] };

/** Shortcodes in double brackets, which WordPress shows as text. */
const doubledShortcode = {
	opening: new RegExp(`\\[\\[\\/?(?:${knownName})\\b`),
	closings: [/\](\])?/],
	isPart: ({ closings: [end] }: DelimitedPart) => end?.[1] !== undefined,
};
const knownShortcode = {
	opening: new RegExp(`\\[(\\/?)(${knownName})(?![\\w-])`),
	closings: [bracketEnd],
};

/** Text that only a shortcode has: a name with attributes, or with `_`; the name alone is one if it is closed later. */
const unknownPattern =
	/\[([a-z][\w-]*)(?:(?:\s+[\w-]+=(?:"[^"[]*"|'[^'[]*'|[^\s"'[\]][^\s[\]]*))+\s*\/?\]|\s*(\]))|\[([a-z]+(?:_[a-z\d]+)+)\s*\/?\]/gi;

/** Notes the shortcodes of unknown plugins, whose text is kept. */
function noteUnknown(text: string, log: ConversionLog) {
	const closerPositions = new Map(
		Array.from(text.matchAll(/\[\/([a-z][\w-]*)\]/gi), ({ index, 1: name = '' }) => [
			name.toLowerCase(),
			index,
		]),
	);
	const names = new Set<string>();
	for (const { index, 1: named = '', 2: bareEnd, 3: underscored } of text.matchAll(
		unknownPattern,
	)) {
		const isClosed = (closerPositions.get(named.toLowerCase()) ?? -1) > index;
		if (underscored) names.add(underscored);
		else if (!bareEnd || isClosed || /^[a-z]+(?:_[a-z\d]+)+$/i.test(named)) names.add(named);
	}
	for (const name of names)
		log.notes.push(`[${name}] may be a shortcode of a plugin; it is kept as text`);
}

/** Converts the shortcodes of a WordPress post to HTML. Unknown text in brackets is kept. */
export function convertShortcodes(content: string, context: ShortcodeContext): string {
	const { log } = context;
	const withoutCode = replaceDelimited(
		content,
		enclosedCode,
		({ inner: [attributes = '', code = ''] }) => {
			const language = attributesIn(attributes).language ?? attributesIn(attributes).lang ?? '';
			const inner = /<(?:span|br|p)\b/i.test(code) ? code : code.replaceAll('<', '&lt;');
			return `\n\n<pre><code class="language-${escapeHtml(language)}">${inner.replace(/^\r?\n/, '')}</code></pre>\n\n`;
		},
	);
	const withoutCaptions = replaceDelimited(
		withoutCode,
		enclosedCaption,
		({ inner: [attributes = '', inner = ''] }) => {
			const [, picture = '', text = ''] =
				/^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>\s*(?:<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
			const caption = text.trim() || (attributesIn(attributes).caption ?? '');
			if (!picture)
				log.replaced.push('the shortcode [caption], which has no picture, with its text');
			return picture ? `<figure>${picture}<figcaption>${caption}</figcaption></figure>` : inner;
		},
	);
	const contentWithoutEnclosures = replaceDelimited(
		withoutCaptions,
		enclosedEmbed,
		({ inner: [, address = ''] }) => {
			log.replaced.push('the shortcode [embed] with its address');
			return `\n\n<p>${address.trim()}</p>\n\n`;
		},
	);
	const removedNames = new Set<string>();
	const renderKnown = ({ opening: [, slash, name = ''], inner: [more = ''] }: DelimitedPart) => {
		if (slash) return '';
		const attributes = attributesIn(more);
		if (name === 'gallery') return renderGallery(attributes, context);
		if (name === 'playlist') {
			log.leftOut.push('the shortcode [playlist]');
			return '';
		}
		if (name === 'audio' || name === 'video') return renderMedia(name, more, attributes, context);
		if (playerNames.test(name)) return renderPlayer(name, more, attributes, context);
		removedNames.add(name);
		return '';
	};
	const convertedHtml = splitProtected(contentWithoutEnclosures)
		.map(({ text, isProtected }) =>
			isProtected
				? text
				: replaceDelimited(
						text,
						doubledShortcode,
						({ start, end }) => text.slice(start + 1, end - 1),
						(piece) => replaceDelimited(piece, knownShortcode, renderKnown),
					),
		)
		.join('');
	for (const name of removedNames) log.leftOut.push(`the shortcode [${name}]`);
	const proseParts = splitProtected(convertedHtml).filter(({ isProtected }) => !isProtected);
	noteUnknown(proseParts.map(({ text }) => text).join(' '), log);
	return convertedHtml;
}
