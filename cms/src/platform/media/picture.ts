import type { Picture, PictureFormat } from '@sumu/contract';
import { env } from '../../env';

interface FormatRow {
	url: string;
	width: number;
	height: number;
	mime: string;
}

/** A row of the media library, as far as it is shown. */
export interface FileRow {
	url: string;
	width: number | null;
	height: number | null;
	alternativeText: string | null;
	placeholder?: string | null;
	focalPoint?: { x: number; y: number } | null;
	formats: Record<string, FormatRow> | null;
}

/** The panel's own miniature is not for the site. */
const panelOnly = 'thumbnail';

/** Ascending in width, AVIF before WebP: databases keep them in orders of their own. */
const formats = (rows: FileRow['formats']): PictureFormat[] =>
	Object.entries(rows ?? {})
		.filter(([name]) => name !== panelOnly)
		.map(([, { url, width, height, mime }]) => ({ url, width, height, mime }))
		.sort((one, other) => one.width - other.width || one.mime.localeCompare(other.mime));

/** A picture of the media library. */
export const ofFile = (file: FileRow, fallbackAlt: string): Picture => ({
	url: file.url,
	width: file.width,
	height: file.height,
	alt: file.alternativeText || fallbackAlt,
	placeholder: file.placeholder ?? null,
	focalPoint: file.focalPoint ? { x: file.focalPoint.x, y: file.focalPoint.y } : null,
	formats: formats(file.formats),
});

/** A picture of the media library, or one at an outside address, or null. */
export function picture(
	file: FileRow | null | undefined,
	external: string | null | undefined,
	fallbackAlt: string,
): Picture | null {
	if (file) return ofFile(file, fallbackAlt);
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

/** A picture's absolute address. */
export const absolute = ({ url }: Pick<Picture, 'url'>) =>
	url.startsWith('/') ? env.origins.site + url : url;
