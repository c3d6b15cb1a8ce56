import { existsSync, realpathSync, statSync } from 'node:fs';
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, posix } from 'node:path';
import { storePicture } from '../../platform/media/store-picture';
import { pathOfAddress } from './post';
import type { ImportSource } from './source';

const imageExtensionPattern = /\.(?:png|jpe?g|webp|gif|avif|tiff?)$/i;
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
	{ root, isOne }: ImportSource,
	files: ReadonlySet<string>,
	folder: string,
	address: string,
): string | undefined {
	const path = isElsewhere(address)
		? pathOfAddress(address)
		: decodePath(address.split(/[?#]/, 1)[0] ?? '');
	if (!imageExtensionPattern.test(path)) return undefined;
	const plain = path.replace(/^\/+/, '');
	const beside = posix.normalize(posix.join(folder, path));
	if (isOne) return !isElsewhere(address) && isFileBelow(root, beside) ? beside : undefined;
	const exact = [isElsewhere(address) ? '' : beside, plain].find((one) => files.has(one));
	if (exact) return exact;
	// The folders of an export can differ: `content/images/2019/a.png` may be in `images/2019/a.png`.
	const parts = plain.split('/').filter((part) => part !== '.' && part !== '..');
	for (let from = 0; from < parts.length; from += 1) {
		const end = parts.slice(from).join('/');
		const matchingFiles = [...files].filter((file) => file === end || file.endsWith(`/${end}`));
		if (matchingFiles.length === 1) return matchingFiles[0];
	}
	return undefined;
}

/** Stores a source's pictures in the media library when texts ask for them, each once. */
export function createPictureImporter(source: ImportSource) {
	const pictureFiles = new Set(source.files.filter((file) => imageExtensionPattern.test(file)));
	const storedUrls = new Map<string, Promise<string | null>>();
	const refusalMessages: string[] = [];
	const missingAddresses = new Set<string>();

	/** Stores a copy, because the media library removes the file it is given. */
	async function storeCopy(file: string): Promise<string | null> {
		const folder = await mkdtemp(join(tmpdir(), 'picture-'));
		const filepath = join(folder, 'picture');
		try {
			const original = join(source.root, file);
			await copyFile(original, filepath);
			const { size } = await stat(original);
			const { url } = await storePicture({ filepath, originalFilename: basename(file), size });
			return url;
		} catch (error) {
			refusalMessages.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
			return null;
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	}

	/** Remembers a picture that the source lacks; one that exists at an address stays there. */
	function noteMissing(folder: string, address: string) {
		if (!isElsewhere(address) && !findPictureFile(source, pictureFiles, folder, address))
			missingAddresses.add(address);
	}

	return {
		refused: refusalMessages,
		missing: missingAddresses,
		noteMissing,
		/** Checks whether the source has a picture. */
		has: (folder: string, address: string) =>
			findPictureFile(source, pictureFiles, folder, address) !== undefined,
		/** Returns the picture's address in the library; null if the source lacks it or it was refused. */
		async address(folder: string, pictureAddress: string): Promise<string | null> {
			const file = findPictureFile(source, pictureFiles, folder, pictureAddress);
			if (!file) {
				noteMissing(folder, pictureAddress);
				return null;
			}
			const storedUrl = storedUrls.get(file) ?? storeCopy(file);
			storedUrls.set(file, storedUrl);
			return storedUrl;
		},
	};
}

export type PictureImporter = ReturnType<typeof createPictureImporter>;

/**
 * Pictures in Markdown, by their address or by a reference, and in the HTML within it. Groups: text before the address,
 * the address, text after it.
 */
const picturePatterns = [
	/(!\[[^\]]*\]\(\s*<?)([^\s)>]+)(>?[^)]*\))/g,
	/(<img\b[^>]*?\ssrc=["'])([^"']+)(["'])/gi,
	/(^ {0,3}\[[^\]]+\]:\s*<?)([^\s>]+\.(?:png|jpe?g|webp|gif|avif|tiff?)(?=[\s>]|$))(>?.*$)/gim,
] as const;

/** Returns the addresses of a text's pictures. */
export const addressesIn = (text: string): string[] =>
	picturePatterns.flatMap((pattern) =>
		Array.from(text.matchAll(pattern), ([, , address = '']) => address),
	);

/** Replaces the addresses of files in a text with those of the library. */
export async function withPictures(text: string, folder: string, pictures: PictureImporter) {
	const urlsByAddress = new Map<string, string>();
	for (const address of new Set(addressesIn(text))) {
		const url = await pictures.address(folder, address);
		if (url) urlsByAddress.set(address, url);
	}
	return picturePatterns.reduce(
		(whole, pattern) =>
			whole.replace(
				pattern,
				(_, before: string, address: string, after: string) =>
					before + (urlsByAddress.get(address) ?? address) + after,
			),
		text,
	);
}
