import { fileTypeFromFile } from 'file-type';

/** Accepted pictures by MIME type. */
const kinds = {
	'image/jpeg': 'jpeg',
	'image/png': 'png',
	'image/apng': 'png',
	'image/gif': 'gif',
	'image/webp': 'webp',
	'image/avif': 'avif',
	// Container of AVIF. Other content in it cannot be decoded here, and is refused.
	'image/heif': 'avif',
	'image/tiff': 'tiff',
} as const;

export type SniffedKind = (typeof kinds)[keyof typeof kinds];
const taken: ReadonlyMap<string, SniffedKind> = new Map(Object.entries(kinds));

/**
 * Detects the kind of a picture from its bytes, regardless of its name. Null for anything else, so that files that
 * need a parser, such as SVG, never reach one.
 */
export async function sniffed(path: string): Promise<SniffedKind | null> {
	const type = await fileTypeFromFile(path);
	return taken.get(type?.mime ?? '') ?? null;
}
