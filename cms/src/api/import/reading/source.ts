import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { Refusal } from '../../../platform/lib/refusal';
import { type DecodedText, decodeText } from './decode-text';

/** Maximum bytes and files in an archive. */
const ARCHIVE_LIMITS = { bytes: 4_000_000_000, files: 50_000 } as const;
/** Maximum bytes of a text file, which is read whole. */
const MAX_TEXT_BYTES = 100 * 1024 * 1024;
/** Bytes that unpacking leaves free for the database and uploads. */
const RESERVED_DISK_BYTES = 500_000_000;

/** Source of an import; paths are relative to its root, with forward slashes. */
export interface SourceFolder {
	readonly root: string;
	readonly files: readonly string[];
	/** Folders that could not be read. */
	readonly unread: readonly string[];
	/** True for a single file, whose neighbours were not listed. */
	readonly isOne: boolean;
	readonly read: (path: string) => Promise<DecodedText>;
	/** Removes unpacked files. */
	readonly close: () => Promise<void>;
}

/** Calls a function for each file of an archive, one after the other. @throws Refusal if it is no valid zip */
async function forEachFile(
	archive: string,
	visit: (entry: yauzl.Entry, zipFile: yauzl.ZipFile) => Promise<void> | void,
): Promise<void> {
	const zipFile = await new Promise<yauzl.ZipFile>((resolve, reject) => {
		yauzl.open(archive, { lazyEntries: true, autoClose: false }, (error, file) =>
			error ? reject(new Refusal(`${archive} is no zip that can be read.`)) : resolve(file),
		);
	});
	try {
		await new Promise<void>((resolve, reject) => {
			zipFile.on('error', reject);
			zipFile.on('end', resolve);
			zipFile.on('entry', (entry: yauzl.Entry) => {
				const visitEntry = async () => {
					if (!entry.fileName.endsWith('/')) await visit(entry, zipFile);
				};
				visitEntry().then(() => zipFile.readEntry(), reject);
			});
			zipFile.readEntry();
		});
	} catch (error) {
		if (error instanceof Refusal) throw error;
		throw new Refusal(
			`${archive} cannot be unpacked: ${error instanceof Error ? error.message : error}`,
		);
	} finally {
		zipFile.close();
	}
}

/** @throws Refusal if an archive exceeds the limits or leaves too little space on the disk */
async function demandRoom(archive: string, target: string) {
	let totalBytes = 0;
	let fileCount = 0;
	await forEachFile(archive, ({ uncompressedSize }) => {
		totalBytes += uncompressedSize;
		fileCount += 1;
		if (totalBytes > ARCHIVE_LIMITS.bytes || fileCount > ARCHIVE_LIMITS.files)
			throw new Refusal(`${archive} holds more than can be imported at once.`);
	});
	const { bavail: freeBlocks, bsize: blockBytes } = await statfs(target);
	if (totalBytes > freeBlocks * blockBytes - RESERVED_DISK_BYTES)
		throw new Refusal(`There is too little space on the disk to unpack ${archive}.`);
}

/**
 * Unpacks an archive into a folder. The library refuses names that lead out of the archive, and files that are longer
 * than the archive says.
 * @throws Refusal if it is not a zip, or too large; then nothing is written
 */
export async function unpackZip(archive: string, target: string): Promise<void> {
	await demandRoom(archive, target);
	await forEachFile(archive, async (entry, zipFile) => {
		const openEntryStream = promisify(zipFile.openReadStream.bind(zipFile)) as (
			entry: yauzl.Entry,
		) => Promise<NodeJS.ReadableStream>;
		const path = join(target, entry.fileName);
		await mkdir(dirname(path), { recursive: true });
		await pipeline(await openEntryStream(entry), createWriteStream(path));
	});
}

/** Reads a text file. @throws Refusal if it is too long: buffers are outside the limit of a thread's memory */
async function readText(root: string, path: string): Promise<DecodedText> {
	const file = join(root, path);
	if ((await stat(file)).size > MAX_TEXT_BYTES)
		throw new Refusal(`${path} is longer than ${MAX_TEXT_BYTES / 1024 / 1024} MB. Split it.`);
	return decodeText(await readFile(file));
}

const isImportable = (name: string) => !/^(\.|(node_modules|__MACOSX)$)/.test(name);

/** Returns the files below a folder, and the folders that could not be read. */
async function listFiles(root: string) {
	const files: string[] = [];
	const unread: string[] = [];
	const list = async (folder: string) => {
		const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => null);
		if (!entries) unread.push(folder);
		for (const entry of entries ?? []) {
			const path = posix.join(folder, entry.name);
			if (!isImportable(entry.name)) continue;
			if (entry.isFile()) files.push(path);
			if (entry.isDirectory()) await list(path);
		}
	};
	await list('');
	if (unread.includes('')) throw new Refusal(`${root} cannot be read.`);
	return { files: files.sort(), unread };
}

/** Opens a folder as a source. @throws Refusal if it cannot be read */
export async function openFolder(root: string): Promise<SourceFolder> {
	return {
		root,
		...(await listFiles(root)),
		isOne: false,
		read: (path) => readText(root, path),
		close: async () => {},
	};
}

/** Opens a folder, a zip or a single file. @throws Refusal if it does not exist or cannot be read */
export async function openSource(sourcePath: string): Promise<SourceFolder> {
	const sourceStats = await stat(sourcePath).catch(() => null);
	if (!sourceStats) throw new Refusal(`There is nothing at ${sourcePath}.`);
	const isZip = sourceStats.isFile() && /\.zip$/i.test(sourcePath);
	const isOne = !sourceStats.isDirectory() && !isZip;
	const real = await realpath(sourcePath);
	const root = isZip ? await mkdtemp(join(tmpdir(), 'import-')) : isOne ? dirname(real) : real;
	const close = async () => {
		if (isZip) await rm(root, { recursive: true, force: true });
	};
	try {
		if (isZip) await unpackZip(sourcePath, root);
		const { files, unread } = isOne
			? { files: [basename(real)], unread: [] }
			: await listFiles(root);
		return {
			root,
			files,
			unread,
			isOne,
			read: (path) => readText(root, path),
			close,
		};
	} catch (error) {
		await close();
		throw error;
	}
}
