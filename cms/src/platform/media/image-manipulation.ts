import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import sharp from 'sharp';
import { encodingQueue } from './encode-picture';
import { claimsPicture, inspectPicture } from './inspect';
import { createPlaceholder } from './placeholder';
import { createResponsiveFormats } from './responsive-formats';
import { isHeic } from './sniff';
import { stripMetadata } from './strip-metadata';
import type { WorkingFile } from './working-file';
import { bytesOf } from './working-file';

const createInvalidImageError = () => new errors.ApplicationError('The file is not a valid image');

/** Checks for a raster picture without animation. SVG needs no other sizes, and resizing would stop an animation. */
const isStill = (picture: Awaited<ReturnType<typeof inspectPicture>>) =>
	picture !== null && picture.kind !== 'svg' && !picture.animated;

/**
 * Replaces functions of the upload plugin's `image-manipulation` service, so that pictures from every source (panel,
 * API, seed) and for every provider are handled alike.
 */
export const imageManipulation = {
	/** @throws ApplicationError (400) if a file is in HEIC, or claims to be a picture and cannot be read */
	async isImage(file: WorkingFile) {
		if (file.filepath && (await isHeic(file.filepath)))
			throw new errors.ApplicationError(messages.heicPicture);
		const picture = await inspectPicture(file);
		if (!picture && claimsPicture(file)) throw createInvalidImageError();
		return picture !== null;
	},

	/** Decodes every pixel, because a picture may be truncated. SVG has been parsed completely already. */
	async isFaultyImage(file: WorkingFile) {
		if ((await inspectPicture(file))?.kind === 'svg') return false;
		const original = await bytesOf(file);
		const dot = { width: 1, height: 1, fit: 'fill', kernel: 'nearest' } as const;
		return encodingQueue(() => sharp(original, { animated: true }).resize(dot).toBuffer()).then(
			() => false,
			() => true,
		);
	},

	isOptimizableImage: async (file: WorkingFile) => (await inspectPicture(file)) !== null,
	isResizableImage: async (file: WorkingFile) => {
		const picture = await inspectPicture(file);
		return picture !== null && picture.kind !== 'svg';
	},

	async getDimensions(file: WorkingFile) {
		const picture = await inspectPicture(file);
		return { width: picture?.width ?? null, height: picture?.height ?? null };
	},

	/** Cleans a picture and adds its placeholder. Every picture passes this step before it is stored. */
	async optimize(file: WorkingFile): Promise<WorkingFile> {
		const picture = await inspectPicture(file);
		if (!picture) throw createInvalidImageError();
		const clean = await stripMetadata(file, picture);
		const placeholder = picture.kind === 'svg' ? null : await createPlaceholder(clean);
		return { ...clean, placeholder };
	},

	async generateResponsiveFormats(file: WorkingFile) {
		const picture = await inspectPicture(file);
		return picture && isStill(picture) ? createResponsiveFormats(file, picture.width) : [];
	},
};
