import { open } from 'node:fs/promises';
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

/** Bytes of a file with the list of its brands. */
const BRANDS_LENGTH = 64;
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];

/** Checks for a photo in HEIC, which iPhones make. Its codec is patented, so sharp's builds cannot decode it. */
export async function isHeic(path: string): Promise<boolean> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(BRANDS_LENGTH), 0, BRANDS_LENGTH, 0);
		const length = Math.min(bytesRead, bytesRead < 4 ? 0 : buffer.readUInt32BE(0));
		const box = buffer.toString('latin1', 4, length);
		return box.startsWith('ftyp') && heicBrands.some((brand) => box.includes(brand));
	} finally {
		await file.close();
	}
}

/**
 * Detects the kind of a picture from its bytes, regardless of its name. Null for anything else, so that files that
 * need a parser, such as SVG, never reach one.
 */
export async function sniffPictureKind(path: string): Promise<SniffedKind | null> {
	const type = await fileTypeFromFile(path);
	return kindByMimeType.get(type?.mime ?? '') ?? null;
}
