import { rm, writeFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { messages, uploadLimits } from '@sumu/contract';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { Unavailable } from '../lib/http-errors';
import { registerGauge } from '../metrics/metrics';
import { reencodePicture } from './encode-picture';
import { runAsOwner } from './file-owner';
import { createPictureError, type IncomingFile } from './incoming-file';
import type { FileRow } from './picture';
import { isHeic, sniffPictureKind } from './sniff';
import { demandUploadStorage } from './storage/storage-health';
import { runWithContentOf, storeOnce } from './store-once';

interface StoredPicture extends FileRow {
	id: number;
	hash: string;
}

interface Options {
	/** Multipart field, for the error message. */
	field?: string;
	alternativeText?: string;
	/** Owner of the file. Default: the account that makes the request. */
	owner?: string;
}

/** Limits the pictures in memory; further ones wait on disk. */
const storeQueue = pLimit(2);
registerGauge('pictures_in_memory', 'Pictures that are read now', () => storeQueue.activeCount);
registerGauge('pictures_waiting', 'Pictures that wait to be read', () => storeQueue.pendingCount);

/** Counts the frames, and the pixels of all of them. */
async function measurePicture(path: string) {
	const { width, height, pages = 1, pageHeight = height } = await sharp(path).metadata();
	return { frames: pages, pixels: width * pageHeight * pages };
}

const rejectUnreadable = async <Value>(value: Promise<Value>, field: string) =>
	value.catch(() => {
		throw createPictureError(messages.noPicture, field);
	});

const nameOf = ({ originalFilename }: IncomingFile) =>
	parse(originalFilename ?? '')
		.name.replace(/[^\p{L}\p{N} _.-]+/gu, '')
		.slice(0, 100) || 'picture';

/** Turns an upload error of Cloudinary into 503. Its provider reports errors only by their message. */
function throwUploadError(error: unknown): never {
	const isCloud = error instanceof Error && /^Error uploading to cloudinary/.test(error.message);
	throw isCloud ? new Unavailable(error.message) : error;
}

/**
 * Stores a picture that a user has sent in the media library, in all sizes. Its content is checked, completely
 * decoded and encoded again without metadata.
 * @throws ValidationError (400) if it is not a picture, is truncated or is too large
 */
export const storePicture = (file: IncomingFile, options: Options = {}): Promise<StoredPicture> =>
	storeQueue(() => {
		demandUploadStorage();
		return reencodeAndStore(file, options);
	});

/**
 * Replaces the file of a picture in the media library by one that a user has sent, wherever it is shown.
 * @throws ValidationError (400), as `storePicture`
 */
export const replacePicture = (
	id: number,
	file: IncomingFile,
	{ alternativeText }: { alternativeText: string },
): Promise<void> =>
	storeQueue(() => {
		demandUploadStorage();
		return runWithContentOf(file.filepath, () =>
			reencode(file, 'image', async (clean, name) => {
				await strapi
					.plugin('upload')
					.service('upload')
					.replace(id, { data: { fileInfo: { name, alternativeText } }, file: clean })
					.catch(throwUploadError);
			}),
		);
	});

/** Like `storePicture`, for the library: the same file is stored once. */
export const storeLibraryPicture = (
	file: IncomingFile,
	options?: Options,
): Promise<StoredPicture> => storeOnce(file.filepath, () => storePicture(file, options));

interface CleanFile {
	filepath: string;
	originalFilename: string;
	mimetype: string;
	/** Size in bytes. */
	size: number;
}

/** Checks and re-encodes a picture, and passes the new file to `use`; it is deleted afterwards. */
async function reencode<Result>(
	file: IncomingFile,
	field: string,
	use: (clean: CleanFile, name: string) => Promise<Result>,
): Promise<Result> {
	if (await rejectUnreadable(isHeic(file.filepath), field))
		throw createPictureError(messages.heicPicture, field);
	const pictureKind = await rejectUnreadable(sniffPictureKind(file.filepath), field);
	if (!pictureKind) throw createPictureError(messages.noPicture, field);
	const { frames, pixels } = await rejectUnreadable(measurePicture(file.filepath), field);
	if (pixels > uploadLimits.pixels)
		throw createPictureError(
			frames > 1 ? messages.animationTooLarge : messages.pictureTooWide,
			field,
		);
	const { data, kind } = await rejectUnreadable(
		reencodePicture(file.filepath, pictureKind, uploadLimits.pixels),
		field,
	);
	const filepath = `${file.filepath}.clean`;
	await writeFile(filepath, data);
	try {
		const name = `${nameOf(file)}.${kind}`;
		const mimetype = `image/${kind}`;
		return await use({ filepath, originalFilename: name, mimetype, size: data.length }, name);
	} finally {
		await rm(filepath, { force: true });
	}
}

const reencodeAndStore = (
	file: IncomingFile,
	{ field = 'image', alternativeText = '', owner }: Options,
): Promise<StoredPicture> =>
	reencode(file, field, async (clean, name) => {
		const send = (): Promise<StoredPicture[]> =>
			strapi
				.plugin('upload')
				.service('upload')
				.upload({ data: { fileInfo: { name, alternativeText } }, files: clean });
		const [storedPicture] = await (owner ? runAsOwner(owner, send) : send()).catch(
			throwUploadError,
		);
		if (!storedPicture) throw new Error('The media library answered no file');
		return storedPicture;
	});
