import { rm, writeFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { messages, upload } from '@sumu/contract';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { Unavailable } from '../lib/unavailable';
import { watchNumber } from '../metrics/metrics';
import { ownedBy } from './file-owner';
import { type IncomingFile, refusedPicture } from './incoming';
import type { FileRow } from './picture';
import { reencoded } from './reencode';
import { sniffed } from './sniff';

interface Stored extends FileRow {
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
const storing = pLimit(2);
watchNumber('pictures_in_memory', 'Pictures that are read now', () => storing.activeCount);
watchNumber('pictures_waiting', 'Pictures that wait to be read', () => storing.pendingCount);

/** Counts the pixels of all frames. */
async function pixelsOf(path: string): Promise<number> {
	const { width, height, pages = 1, pageHeight = height } = await sharp(path).metadata();
	return width * pageHeight * pages;
}

const readable = async <Value>(value: Promise<Value>, field: string) =>
	value.catch(() => {
		throw refusedPicture(messages.noPicture, field);
	});

const nameOf = ({ originalFilename }: IncomingFile) =>
	parse(originalFilename ?? '')
		.name.replace(/[^\p{L}\p{N} _.-]+/gu, '')
		.slice(0, 100) || 'picture';

/** Turns an upload error of Cloudinary into 503. Its provider reports errors only by their message. */
function unanswered(error: unknown): never {
	const isCloud = error instanceof Error && /^Error uploading to cloudinary/.test(error.message);
	throw isCloud ? new Unavailable(error.message) : error;
}

/**
 * Stores a picture that a user has sent in the media library, in all sizes. Its content is checked, completely
 * decoded and encoded again without metadata.
 * @throws ValidationError (400) if it is not a picture, is truncated or is too large
 */
export const storePicture = (file: IncomingFile, options: Options = {}): Promise<Stored> =>
	storing(() => store(file, options));

async function store(
	file: IncomingFile,
	{ field = 'image', alternativeText = '', owner }: Options,
): Promise<Stored> {
	const kind = await readable(sniffed(file.filepath), field);
	if (!kind) throw refusedPicture(messages.noPicture, field);
	if ((await readable(pixelsOf(file.filepath), field)) > upload.pixels)
		throw refusedPicture(messages.pictureTooWide, field);
	const clean = await readable(reencoded(file.filepath, kind, upload.pixels), field);

	const filepath = `${file.filepath}.clean`;
	await writeFile(filepath, clean.data);
	try {
		const name = `${nameOf(file)}.${clean.kind}`;
		const send = (): Promise<Stored[]> =>
			strapi
				.plugin('upload')
				.service('upload')
				.upload({
					data: { fileInfo: { name, alternativeText } },
					files: {
						filepath,
						originalFilename: name,
						mimetype: `image/${clean.kind}`,
						size: clean.data.length,
					},
				});
		const [stored] = await (owner ? ownedBy(owner, send) : send()).catch(unanswered);
		if (!stored) throw new Error('The media library answered no file');
		return stored;
	} finally {
		await rm(filepath, { force: true });
	}
}
