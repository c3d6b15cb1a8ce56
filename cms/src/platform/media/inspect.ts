import sharp, { type Metadata } from 'sharp';
import type { WorkingFile } from './working-file';
import { bytesOf } from './working-file';

const rasterFormats = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const;

export interface PictureInfo {
	kind: (typeof rasterFormats)[number] | 'svg';
	/** Pixels of one frame, upright. */
	width: number;
	height: number;
	animated: boolean;
	/** Whether it has metadata, such as place, time and camera, or an orientation. */
	tagged: boolean;
}

/** Returns the format; sharp reports AVIF by the name of its container. */
const nameOf = ({ format, compression }: Metadata) =>
	format === 'heif' && compression === 'av1' ? 'avif' : format;

const kindOf = (metadata: Metadata) =>
	([...rasterFormats, 'svg'] as const).find((kind) => kind === nameOf(metadata));

/** Checks whether a file's MIME type is one of the pictures read here. If it then cannot be read, it is broken. */
export const claimsPicture = ({ mime }: WorkingFile) =>
	mime === 'image/svg+xml' || rasterFormats.some((kind) => mime === `image/${kind}`);

/** Returns the properties of a picture, or null if the file is not one. */
export async function inspectPicture(file: WorkingFile): Promise<PictureInfo | null> {
	const metadata = await sharp(await bytesOf(file))
		.metadata()
		.catch(() => null);
	const kind = metadata && kindOf(metadata);
	if (!kind) return null;
	const { orientation = 1, pages = 1, exif, iptc, xmp } = metadata;
	return {
		kind,
		width: metadata.autoOrient.width,
		height: metadata.pageHeight ?? metadata.autoOrient.height,
		animated: pages > 1 && kind !== 'tiff',
		tagged: orientation > 1 || Boolean(exif ?? iptc ?? xmp),
	};
}
