import type { Picture } from '@sumu/contract';
import { getKnownCards } from '../links/cards';
import type { LinkCard } from '../links/read-card';
import { findReplacedPicture } from '../media/former-addresses';
import { type FileRow, fileToPicture } from '../media/picture';
import { localPath } from '../media/picture-columns';
import { escapeHtml, unescapeHtml } from './escape-html';
import { videoPlayerOf } from './video-player';

/** Marked address, as the sanitizer writes it. */
const cardLinkPattern = /<p data-card><a href="(https?:[^"]*)"([^>]*)>([\s\S]*?)<\/a><\/p>/g;
const cardMarkPattern = /<p data-card>/g;

async function picturesOf(cards: Iterable<LinkCard>): Promise<Map<number, string>> {
	const ids = [...cards].flatMap(({ picture }) => picture ?? []);
	if (ids.length === 0) return new Map();
	const rows: { id: number; url: string }[] = await strapi.db
		.query('plugin::upload.file')
		.findMany({ select: ['id', 'url'], where: { id: { $in: ids } } });
	return new Map(rows.map(({ id, url }) => [id, url]));
}

interface CardContent {
	/** HTML. */
	readonly title: string;
	/** Address of the stored picture. */
	readonly src: string | undefined;
}

/** Renders the link of a card. */
function renderCardLink(href: string, attributes: string, { title, src }: CardContent): string {
	const image = src
		? `<img alt="" src="${escapeHtml(src)}" loading="lazy" decoding="async" />`
		: '';
	const host = escapeHtml(new URL(unescapeHtml(href)).host);
	return `<a href="${href}"${attributes}>${image}<span>${title}</span> <small>${host}</small></a>`;
}

/**
 * Replaces marked addresses in sanitized HTML with their title and picture, if known. Others stay links. An address of
 * a video becomes a poster, even if nothing is known about it; the page replaces the poster with the player on demand.
 */
export async function withCards(
	htmls: readonly string[],
	options: { wait: boolean },
): Promise<string[]> {
	const addresses = htmls.flatMap((html) =>
		[...html.matchAll(cardLinkPattern)].map(([, href = '']) => unescapeHtml(href)),
	);
	if (addresses.length === 0) return htmls.map((html) => html.replace(cardMarkPattern, '<p>'));
	const cards = await getKnownCards(addresses, options);
	const pictures = await picturesOf(cards.values());
	const renderCard = (whole: string, href: string, attributes: string, text: string) => {
		const address = unescapeHtml(href);
		const card = cards.get(address);
		const player = videoPlayerOf(address);
		if (!card && !player) return whole;
		const link = renderCardLink(href, attributes, {
			title: card ? escapeHtml(card.title) : text,
			src: card?.picture ? pictures.get(card.picture) : undefined,
		});
		return player
			? `<figure data-video="${escapeHtml(player)}">${link}</figure>`
			: `<p data-link-card>${link}</p>`;
	};
	return htmls.map((html) =>
		html.replace(cardLinkPattern, renderCard).replace(cardMarkPattern, '<p>'),
	);
}

/** Image, as the sanitizer writes it. */
const imagePattern = /<img ([^>]*?) ?\/>/g;
const srcPattern = /\bsrc="([^"]*)"/;

/** Returns the address of an image as in the media library: a path if it is an upload of this site. */
function addressIn(attributes: string): string {
	const address = unescapeHtml(srcPattern.exec(attributes)?.[1] ?? '');
	return localPath(address) ?? address;
}

/** Finds the pictures of the media library at these addresses, which may be former ones. */
async function findPictures(addresses: readonly string[]): Promise<Map<string, Picture>> {
	if (addresses.length === 0) return new Map();
	const rows: FileRow[] = await strapi.db
		.query('plugin::upload.file')
		.findMany({ where: { url: { $in: [...new Set(addresses)] } } });
	const pictures = new Map(rows.map((row) => [row.url, fileToPicture(row, '')]));
	for (const address of addresses) {
		if (pictures.has(address)) continue;
		const replacement = await findReplacedPicture(address);
		if (replacement) pictures.set(address, fileToPicture(replacement, ''));
	}
	return pictures;
}

const renderSource = ({ formats }: Picture, mime: string) => {
	const set = formats
		.filter((format) => format.mime === mime)
		.map(({ url, width }) => `${escapeHtml(url)} ${width}w`)
		.join(', ');
	return set && `<source type="${mime}" srcset="${set}">`;
};

/** Renders a picture with all its sizes, with reserved space and a placeholder until it is loaded. */
function renderPicture(attributes: string, picture: Picture): string {
	const { width, height, placeholder, alt } = picture;
	const isReplaced = addressIn(attributes) !== picture.url;
	const imageAttributes = attributes
		.replace(/\balt=""/, `alt="${escapeHtml(alt)}"`)
		.replace(srcPattern, (src) => (isReplaced ? `src="${escapeHtml(picture.url)}"` : src));
	const isSized = /\b(?:width|height)="/.test(imageAttributes);
	const size = width && height && !isSized ? ` width="${width}" height="${height}"` : '';
	const miniature = placeholder
		? ` style="background:url(${escapeHtml(placeholder)}) center/cover"`
		: '';
	const sources = ['image/avif', 'image/webp'].map((mime) => renderSource(picture, mime)).join('');
	return `<picture>${sources}<img ${imageAttributes}${size}${miniature}></picture>`;
}

/** Adds all sizes to the pictures of the media library in sanitized HTML. */
export async function addPictureSizes(htmls: readonly string[]): Promise<string[]> {
	const addresses = htmls.flatMap((html) =>
		[...html.matchAll(imagePattern)].map(([, attributes = '']) => addressIn(attributes)),
	);
	const pictures = await findPictures(addresses);
	return htmls.map((html) =>
		html.replace(imagePattern, (whole, attributes: string) => {
			const picture = pictures.get(addressIn(attributes));
			return picture ? renderPicture(attributes, picture) : whole;
		}),
	);
}
