import type { Picture, PictureFormat } from '@sumu/contract';
import * as z from 'zod/mini';
import { env } from '../../env';

interface FormatRow {
	url: string;
	width: number;
	height: number;
	mime: string;
}

/** Row of the media library, with the columns that are sent. */
export interface FileRow {
	url: string;
	width: number | null;
	height: number | null;
	alternativeText: string | null;
	placeholder?: string | null;
	focalPoint?: { x: number; y: number } | null;
	formats: Record<string, FormatRow> | null;
}

/** Format that only the panel uses. */
const panelFormatName = 'thumbnail';

/** Sorts the formats by width, AVIF before WebP, because databases return them in different orders. */
const toPictureFormats = (rows: FileRow['formats']): PictureFormat[] =>
	Object.entries(rows ?? {})
		.filter(([name]) => name !== panelFormatName)
		.map(([, { url, width, height, mime }]) => ({ url, width, height, mime }))
		.sort((one, other) => one.width - other.width || one.mime.localeCompare(other.mime));

/** Converts a row of the media library into a picture. */
export const fileToPicture = (file: FileRow, fallbackAlt: string): Picture => ({
	url: file.url,
	width: file.width,
	height: file.height,
	alt: file.alternativeText || fallbackAlt,
	placeholder: file.placeholder ?? null,
	focalPoint: file.focalPoint ? { x: file.focalPoint.x, y: file.focalPoint.y } : null,
	formats: toPictureFormats(file.formats),
});

/** Returns a picture of the media library or at an external address, or null. */
export function toPicture(
	file: FileRow | null | undefined,
	external: string | null | undefined,
	fallbackAlt: string,
): Picture | null {
	if (file) return fileToPicture(file, fallbackAlt);
	if (!external) return null;
	return {
		url: external,
		width: null,
		height: null,
		alt: fallbackAlt,
		placeholder: null,
		focalPoint: null,
		formats: [],
	};
}

/** Returns the absolute address of a picture. */
export const toAbsoluteUrl = ({ url }: Pick<Picture, 'url'>) =>
	url.startsWith('/') ? env.origins.site + url : url;

const sizesSchema = z.nullish(z.record(z.string(), z.object({ url: z.string() })));

/** Returns the addresses of a media library file and of its sizes. */
export function addressesOf({ url, formats }: { url: string; formats: unknown }): string[] {
	const sizes = typeof formats === 'string' ? JSON.parse(formats) : formats;
	return [url, ...Object.values(sizesSchema.parse(sizes) ?? {}).map((size) => size.url)];
}
