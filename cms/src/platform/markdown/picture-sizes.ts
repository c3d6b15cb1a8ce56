import type { Picture } from '@sumu/contract';
import { type FileRow, fileToPicture } from '../media/picture';
import { localPath } from '../media/picture-columns';
import { escapeHtml, unescapeHtml } from './escape-html';

/** Image, as the sanitizer writes it. */
const imagePattern = /<img ([^>]*?) ?\/>/g;
const srcPattern = /\bsrc="([^"]*)"/;

/** Returns the address of an image as in the media library: a path if it is an upload of this site. */
function addressIn(attributes: string): string {
	const address = unescapeHtml(srcPattern.exec(attributes)?.[1] ?? '');
	return localPath(address) ?? address;
}

/** Finds the pictures of the media library at these addresses. */
async function findPictures(addresses: readonly string[]): Promise<Map<string, Picture>> {
	if (addresses.length === 0) return new Map();
	const rows: FileRow[] = await strapi.db
		.query('plugin::upload.file')
		.findMany({ where: { url: { $in: [...new Set(addresses)] } } });
	return new Map(rows.map((row) => [row.url, fileToPicture(row, '')]));
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
	const imageAttributes = attributes.replace(/\balt=""/, `alt="${escapeHtml(alt)}"`);
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
