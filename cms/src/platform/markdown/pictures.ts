import type { Picture } from '@sumu/contract';
import { type FileRow, ofFile } from '../media/picture';
import { localPath } from '../media/picture-columns';
import { escaped, unescaped } from './html';

/** Image, as the sanitizer writes it. */
const image = /<img ([^>]*?) ?\/>/g;
const source = /\bsrc="([^"]*)"/;

/** Returns the address of an image as in the media library: a path if it is an upload of this site. */
function addressIn(attributes: string): string {
	const address = unescaped(source.exec(attributes)?.[1] ?? '');
	return localPath(address) ?? address;
}

/** Finds the pictures of the media library at these addresses. */
async function known(addresses: readonly string[]): Promise<Map<string, Picture>> {
	if (addresses.length === 0) return new Map();
	const rows: FileRow[] = await strapi.db
		.query('plugin::upload.file')
		.findMany({ where: { url: { $in: [...new Set(addresses)] } } });
	return new Map(rows.map((row) => [row.url, ofFile(row, '')]));
}

const sourceOf = ({ formats }: Picture, mime: string) => {
	const set = formats
		.filter((format) => format.mime === mime)
		.map(({ url, width }) => `${escaped(url)} ${width}w`)
		.join(', ');
	return set && `<source type="${mime}" srcset="${set}">`;
};

/** Renders a picture with all its sizes, with reserved space and a placeholder until it is loaded. */
function drawn(attributes: string, picture: Picture): string {
	const { width, height, placeholder, alt } = picture;
	const kept = attributes.replace(/\balt=""/, `alt="${escaped(alt)}"`);
	const isSized = /\b(?:width|height)="/.test(kept);
	const size = width && height && !isSized ? ` width="${width}" height="${height}"` : '';
	const miniature = placeholder
		? ` style="background:url(${escaped(placeholder)}) center/cover"`
		: '';
	const sources = ['image/avif', 'image/webp'].map((mime) => sourceOf(picture, mime)).join('');
	return `<picture>${sources}<img ${kept}${size}${miniature}></picture>`;
}

/** Adds all sizes to the pictures of the media library in sanitized HTML. */
export async function illustrated(htmls: readonly string[]): Promise<string[]> {
	const addresses = htmls.flatMap((html) =>
		[...html.matchAll(image)].map(([, attributes = '']) => addressIn(attributes)),
	);
	const pictures = await known(addresses);
	return htmls.map((html) =>
		html.replace(image, (whole, attributes: string) => {
			const picture = pictures.get(addressIn(attributes));
			return picture ? drawn(attributes, picture) : whole;
		}),
	);
}
