import type { Picture } from '@sumu/contract';
import { type FileRow, ofFile } from '../media/picture';
import { localPath } from '../media/picture-columns';
import { escaped, unescaped } from './html';

/** As the sanitizer writes it. */
const image = /<img ([^>]*?) ?\/>/g;
const source = /\bsrc="([^"]*)"/;

/** As the media library has it: of an upload of ours its path. */
function addressIn(attributes: string): string {
	const address = unescaped(source.exec(attributes)?.[1] ?? '');
	return localPath(address) ?? address;
}

/** What the media library knows of these addresses. */
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

/** A picture in all its sizes, its place kept free and its miniature shown until it is there. */
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

/** Sanitized HTML of several texts, in which pictures of the media library have their sizes. */
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
