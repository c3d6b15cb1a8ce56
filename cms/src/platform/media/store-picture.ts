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
	/** Multipart field, for the message. */
	field?: string;
	alternativeText?: string;
	/** Owner of the file; the account that makes the request if missing. */
	owner?: string;
}

/** Pictures that are in memory at once, however many are sent; the rest waits on disk. */
const storing = pLimit(2);
watchNumber('pictures_in_memory', 'Pictures that are read now', () => storing.activeCount);
watchNumber('pictures_waiting', 'Pictures that wait to be read', () => storing.pendingCount);

/** Frames count too: a film is as large as all of them. */
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

/** Cloudinary's provider hands on what went wrong there in words alone. */
function unanswered(error: unknown): never {
	const isCloud = error instanceof Error && /^Error uploading to cloudinary/.test(error.message);
	throw isCloud ? new Unavailable(error.message) : error;
}

/**
 * Puts a picture somebody sent into the media library: checked by what it holds, decoded whole,
 * written anew without metadata, in all its sizes.
 * @throws ValidationError (400) for anything that is no picture, breaks off or is too large
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
