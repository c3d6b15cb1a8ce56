import { fileTypeFromFile } from 'file-type';

/** What is taken, by mime type. */
const kinds = {
	'image/jpeg': 'jpeg',
	'image/png': 'png',
	'image/apng': 'png',
	'image/gif': 'gif',
	'image/webp': 'webp',
	'image/avif': 'avif',
	// The container of AVIF; what else it may hold is not decoded here, and so refused.
	'image/heif': 'avif',
	'image/tiff': 'tiff',
} as const;

export type SniffedKind = (typeof kinds)[keyof typeof kinds];
const taken: ReadonlyMap<string, SniffedKind> = new Map(Object.entries(kinds));

/**
 * What kind of picture a file is by its bytes, whatever its name. Nothing that has to be parsed,
 * such as an SVG, gets as far as a parser.
 */
export async function sniffed(path: string): Promise<SniffedKind | null> {
	const type = await fileTypeFromFile(path);
	return taken.get(type?.mime ?? '') ?? null;
}
