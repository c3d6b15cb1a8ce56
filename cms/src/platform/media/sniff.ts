import { fileTypeFromFile } from 'file-type';

/** Accepted pictures by MIME type. */
const acceptedKinds = {
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

export type SniffedKind = (typeof acceptedKinds)[keyof typeof acceptedKinds];
const kindByMimeType: ReadonlyMap<string, SniffedKind> = new Map(Object.entries(acceptedKinds));

/**
 * Detects the kind of a picture from its bytes, regardless of its name. Null for anything else, so that files that
 * need a parser, such as SVG, never reach one.
 */
export async function sniffPictureKind(path: string): Promise<SniffedKind | null> {
	const type = await fileTypeFromFile(path);
	return kindByMimeType.get(type?.mime ?? '') ?? null;
}
