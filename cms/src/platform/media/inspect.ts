import sharp, { type Metadata } from 'sharp';
import { bytesOf } from './bytes';
import type { WorkingFile } from './working-file';

const rasters = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const;

export interface Inspected {
	kind: (typeof rasters)[number] | 'svg';
	/** Pixels, of one frame, the way up it is shown. */
	width: number;
	height: number;
	animated: boolean;
	/** Whether it says where, when or how it was taken, or which way is up. */
	tagged: boolean;
}

/** sharp calls AVIF by the name of its container. */
const nameOf = ({ format, compression }: Metadata) =>
	format === 'heif' && compression === 'av1' ? 'avif' : format;

const kindOf = (metadata: Metadata) =>
	([...rasters, 'svg'] as const).find((kind) => kind === nameOf(metadata));

/** The mime types of what is read here; a file that claims one and cannot be read is broken. */
export const claimsPicture = ({ mime }: WorkingFile) =>
	mime === 'image/svg+xml' || rasters.some((kind) => mime === `image/${kind}`);

/** What a picture is, or null where a file is none. */
export async function inspect(file: WorkingFile): Promise<Inspected | null> {
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
