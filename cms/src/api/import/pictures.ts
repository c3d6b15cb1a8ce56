import { existsSync, realpathSync, statSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, posix } from 'node:path';
import { Refusal } from '../../platform/lib/refusal';
import { localPath } from '../../platform/media/picture-columns';
import { isPlainDrawing, storeDrawing } from '../../platform/media/store-drawing';
import { storeLibraryPicture } from '../../platform/media/store-picture';
import { downloadPicture } from './download-picture';
import { pictureCandidates } from './picture-sizes';
import { type ImportedPost, pathOfAddress } from './reading/post';
import type { SourceFolder } from './reading/source';
import type { SumuContent } from './reading/sumu-content';
import { importWorkQueue } from './work-queue';
import { findAddresses, picturePatterns, replaceAddresses } from './written-addresses';

const imageExtensionPattern = /\.(?:png|jpe?g|webp|gif|avif|tiff?)$/i;
/** Drawings of this product; other sources' SVG files are left out. */
const drawingPattern = /\.svg$/i;
const isElsewhere = (address: string) => /^(?:https?:)?\/\//i.test(address);

function decodePath(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}

/** Checks whether a path is a file below a folder; a symbolic link could lead anywhere. */
function isFileBelow(root: string, path: string): boolean {
	const full = join(root, path);
	return (
		!path.startsWith('../') &&
		existsSync(full) &&
		realpathSync(full) === full &&
		statSync(full).isFile()
	);
}

/**
 * Finds the file of a source that an address refers to: beside the text, below the root, or by the end of its path. If
 * the source is a single file, only a file at that exact path beside it counts.
 */
function findPictureFile(
	{ root, isOne }: SourceFolder,
	files: ReadonlySet<string>,
	folder: string,
	address: string,
): string | undefined {
	const picturePath = isElsewhere(address)
		? pathOfAddress(address)
		: decodePath(address.split(/[?#]/, 1)[0] ?? '');
	const isPicture = imageExtensionPattern.test(picturePath) || files.has(picturePath);
	if (!isPicture) return undefined;
	const plainNumber = picturePath.replace(/^\/+/, '');
	const beside = posix.normalize(posix.join(folder, picturePath));
	if (isOne) return !isElsewhere(address) && isFileBelow(root, beside) ? beside : undefined;
	const exact = [isElsewhere(address) ? '' : beside, plainNumber].find((one) => files.has(one));
	if (exact) return exact;
	// The folders of an export can differ: `content/images/2019/a.png` may be in `images/2019/a.png`.
	const bodyParts = plainNumber.split('/').filter((part) => part !== '.' && part !== '..');
	const namesakes = [...files].filter((file) => posix.basename(file) === bodyParts.at(-1));
	const deepest = Math.max(0, ...namesakes.map((file) => file.split('/').length));
	for (let from = Math.max(0, bodyParts.length - deepest); from < bodyParts.length; from += 1) {
		const end = bodyParts.slice(from).join('/');
		const matchingFiles = namesakes.filter((file) => file === end || file.endsWith(`/${end}`));
		if (matchingFiles.length === 1) return matchingFiles[0];
	}
	return undefined;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Owner of a picture, which decides the folder that a relative path starts from. */
export type PictureOwner = Pick<ImportedPost, 'folder'> & {
	readonly conversion?: ImportedPost['conversion'];
};

/**
 * Stores a picture's content, and returns its address. One that an interrupted run has stored is found again. The media
 * library removes the file it is given.
 */
async function storeFrom(
	name: string,
	write: (path: string) => Promise<unknown>,
	alternativeText = '',
): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'picture-'));
	const filepath = join(folder, 'picture');
	try {
		await write(filepath);
		const { size } = await stat(filepath);
		const file = { filepath, originalFilename: name, size };
		const { url } = await importWorkQueue(() => storeLibraryPicture(file, { alternativeText }));
		return url;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

type PictureTexts = SumuContent['pictureTexts'];

/** Stores a drawing of an export. @throws Refusal if it may run code or load something */
async function storeExportedDrawing(
	{ root }: SourceFolder,
	file: string,
	texts: PictureTexts[string] | undefined,
): Promise<string> {
	const svg = await readFile(join(root, file), 'utf8');
	if (!isPlainDrawing(svg)) throw new Refusal('an SVG with scripts or references to other files');
	const name = basename(file, extname(file));
	const { url } = await storeDrawing(name, svg, texts?.caption ?? '', texts?.alt);
	return url;
}

/**
 * Stores a source's pictures in the media library when texts ask for them, each once: files of the source, and, unless
 * `keepsAddresses` is true, pictures at web addresses. An export of this product has their texts, and may contain its
 * drawings.
 */
export function createPictureImporter(
	source: SourceFolder,
	keepsAddresses: boolean,
	sumuTexts?: PictureTexts,
) {
	const isPictureFile = (file: string) =>
		imageExtensionPattern.test(file) || (sumuTexts !== undefined && drawingPattern.test(file));
	const pictureFiles = new Set(source.files.filter(isPictureFile));
	const storedUrls = new Map<string, Promise<string | null>>();
	const refusalMessages: string[] = [];
	const missingAddresses = new Set<string>();
	const unfetchedMessages: string[] = [];

	const storeFile = (file: string) =>
		(drawingPattern.test(file)
			? storeExportedDrawing(source, file, sumuTexts?.[file])
			: storeFrom(
					basename(file),
					(path) => copyFile(join(source.root, file), path),
					sumuTexts?.[file]?.alt,
				)
		).catch((error: unknown) => {
			refusalMessages.push(`${file}: ${messageOf(error)}`);
			return null;
		});

	const storeDownload = async (address: string, candidates: readonly string[]) => {
		try {
			const downloadedContent = await downloadPicture(candidates);
			const fileName = basename(new URL(candidates.at(-1) ?? address).pathname);
			return await storeFrom(fileName, (path) => writeFile(path, downloadedContent));
		} catch (error) {
			unfetchedMessages.push(`${address}: ${messageOf(error)}`);
			return null;
		}
	};

	const storeOnce = (key: string, store: () => Promise<string | null>) => {
		const storedUrl = storedUrls.get(key) ?? store();
		storedUrls.set(key, storedUrl);
		return storedUrl;
	};

	const isToDownload = (address: string) =>
		!keepsAddresses && isElsewhere(address) && localPath(address) === null;

	const findFile = ({ folder }: PictureOwner, address: string) =>
		findPictureFile(source, pictureFiles, folder, address);

	return {
		/** Files that are no valid pictures, with the reason. */
		refused: refusalMessages,
		/** Paths that the source lacks. */
		missing: missingAddresses,
		/** Addresses that could not be downloaded, with the reason. */
		unfetched: unfetchedMessages,
		/** Remembers a picture that the source lacks. */
		noteMissing(owner: PictureOwner, address: string) {
			if (!isElsewhere(address) && !findFile(owner, address)) missingAddresses.add(address);
		},
		/** Checks whether a picture would be stored: the source has it, or it is downloaded. */
		has: (owner: PictureOwner, address: string) =>
			findFile(owner, address) !== undefined || isToDownload(address),
		/** Returns the picture's address in the library; null if the source lacks it or it was refused. */
		async address(owner: PictureOwner, pictureAddress: string): Promise<string | null> {
			const file = findFile(owner, pictureAddress);
			if (file) return storeOnce(file, () => storeFile(file));
			this.noteMissing(owner, pictureAddress);
			if (!isToDownload(pictureAddress)) return null;
			const largestAddress = owner.conversion?.largestPictures[pictureAddress];
			const candidates = pictureCandidates(pictureAddress, largestAddress);
			// Several sizes of one picture have the same largest size.
			return storeOnce(candidates[0] ?? pictureAddress, () =>
				storeDownload(pictureAddress, candidates),
			);
		},
	};
}

export type PictureImporter = ReturnType<typeof createPictureImporter>;

/** Returns the addresses of a text's pictures. */
export const addressesIn = (text: string): string[] => findAddresses(text, picturePatterns);

/** Replaces the addresses of files in a text with those of the library. */
export async function withPictures(text: string, owner: PictureOwner, pictures: PictureImporter) {
	const urlsByAddress = new Map<string, string>();
	await Promise.all(
		[...new Set(addressesIn(text))].map(async (address) => {
			const libraryUrl = await pictures.address(owner, address);
			if (libraryUrl) urlsByAddress.set(address, libraryUrl);
		}),
	);
	return replaceAddresses(
		text,
		picturePatterns,
		(address) => urlsByAddress.get(address) ?? address,
	);
}
