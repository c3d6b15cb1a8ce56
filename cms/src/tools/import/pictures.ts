import { existsSync, realpathSync, statSync } from 'node:fs';
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, posix } from 'node:path';
import { storePicture } from '../../platform/media/store-picture';
import { pathOfAddress } from './post';
import type { Source } from './source';

const endings = /\.(?:png|jpe?g|webp|gif|avif|tiff?)$/i;
const isElsewhere = (address: string) => /^(?:https?:)?\/\//i.test(address);

function decoded(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}

/** Whether a file itself lies below a folder; a link could lead anywhere. */
function liesIn(root: string, path: string): boolean {
	const full = join(root, path);
	return (
		!path.startsWith('../') &&
		existsSync(full) &&
		realpathSync(full) === full &&
		statSync(full).isFile()
	);
}

/**
 * The file of a source that an address names: beside the text, below the root, or by how its path ends. Of one
 * file only what lies beside it at that very path.
 */
function fileOf(
	{ root, isOne }: Source,
	files: ReadonlySet<string>,
	folder: string,
	address: string,
): string | undefined {
	const path = isElsewhere(address)
		? pathOfAddress(address)
		: decoded(address.split(/[?#]/, 1)[0] ?? '');
	if (!endings.test(path)) return undefined;
	const plain = path.replace(/^\/+/, '');
	const beside = posix.normalize(posix.join(folder, path));
	if (isOne) return !isElsewhere(address) && liesIn(root, beside) ? beside : undefined;
	const exact = [isElsewhere(address) ? '' : beside, plain].find((one) => files.has(one));
	if (exact) return exact;
	// An export keeps a tree of its own: `content/images/2019/a.png` may lie in `images/2019/a.png`.
	const parts = plain.split('/').filter((part) => part !== '.' && part !== '..');
	for (let from = 0; from < parts.length; from += 1) {
		const end = parts.slice(from).join('/');
		const found = [...files].filter((file) => file === end || file.endsWith(`/${end}`));
		if (found.length === 1) return found[0];
	}
	return undefined;
}

/** Puts a source's pictures into the media library as texts ask for them, each once. */
export function picturesOf(source: Source) {
	const files = new Set(source.files.filter((file) => endings.test(file)));
	const stored = new Map<string, Promise<string | null>>();
	const refused: string[] = [];
	const missing = new Set<string>();

	/** The library's clean-up takes what it is given away: it gets a copy. */
	async function store(file: string): Promise<string | null> {
		const folder = await mkdtemp(join(tmpdir(), 'picture-'));
		const filepath = join(folder, 'picture');
		try {
			const original = join(source.root, file);
			await copyFile(original, filepath);
			const { size } = await stat(original);
			const { url } = await storePicture({ filepath, originalFilename: basename(file), size });
			return url;
		} catch (error) {
			refused.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
			return null;
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	}

	return {
		refused,
		missing,
		/** Whether the source has it. */
		has: (folder: string, address: string) => fileOf(source, files, folder, address) !== undefined,
		/** Its address in the library; null where the source has none. */
		async address(folder: string, given: string): Promise<string | null> {
			const file = fileOf(source, files, folder, given);
			if (!file) {
				if (!isElsewhere(given)) missing.add(given);
				return null;
			}
			const known = stored.get(file) ?? store(file);
			stored.set(file, known);
			return known;
		},
	};
}

export type Pictures = ReturnType<typeof picturesOf>;

/** Pictures in Markdown and in the HTML within it: what stands before the address, the address, what follows. */
const inText = [
	/(!\[[^\]]*\]\(\s*<?)([^\s)>]+)(>?[^)]*\))/g,
	/(<img\b[^>]*?\ssrc=["'])([^"']+)(["'])/gi,
] as const;

/** The addresses of a text's pictures. */
export const addressesIn = (text: string): string[] =>
	inText.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, , address = '']) => address));

/** A text with the library's addresses in place of those of files. */
export async function withPictures(text: string, folder: string, pictures: Pictures) {
	const found = new Map<string, string>();
	for (const address of new Set(addressesIn(text))) {
		const url = await pictures.address(folder, address);
		if (url) found.set(address, url);
	}
	return inText.reduce(
		(whole, pattern) =>
			whole.replace(
				pattern,
				(_, before: string, address: string, after: string) =>
					before + (found.get(address) ?? address) + after,
			),
		text,
	);
}
