import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaStorage } from '@sumu/contract/env';
import { env } from '../../env';
import { Refusal } from '../../platform/lib/refusal';
import { deleteStoredFile, type StoredFile } from '../../platform/media/delete-stored-file';
import { findStorage, openStorage } from '../../platform/media/storage';
import { providerNames } from '../../platform/media/storage/provider';
import { schedulePurge } from '../../platform/purge/schedule-purge';
import { queryTrash, type TrashRow } from '../../platform/trash/trash-table';
import { copyVersion } from './copy-version';

const fileUid = 'plugin::upload.file';
const PROGRESS_INTERVAL = 25;

interface FileRow extends StoredFile {
	id: number;
	name: string;
	/** Kilobytes. */
	size: number | string;
}

interface MoveOptions {
	readonly isDryRun: boolean;
	readonly onProgress: (line: string) => void;
}

export interface MoveResult {
	/** Files of the media library, each with its sizes. */
	files: number;
	bytes: number;
	/** Files that also stay at their old address. */
	kept: number;
	failures: string[];
}

/** Returns the storage of a file. @throws Refusal if it is not set up */
function requireSource({ provider }: StoredFile): MediaStorage {
	const storage = findStorage(provider);
	if (!storage || !openStorage(storage))
		throw new Refusal(`it is in ${provider}, which is not set up`);
	return storage;
}

/** Checks whether the old address is served by this site, which finds the file in its new storage. */
const isServedHere = ({ url }: StoredFile) => url.startsWith('/');

/** Copies a file with its sizes. Returns its new columns and the bytes of all. */
async function copyFile(file: StoredFile, to: MediaStorage, folder: string) {
	const from = requireSource(file);
	const scratchFile = join(folder, 'file');
	const original = await copyVersion(file, { from, to }, scratchFile);
	let { bytes } = original;
	const formats: NonNullable<StoredFile['formats']> = {};
	for (const [key, version] of Object.entries(file.formats ?? {})) {
		const copy = await copyVersion(version, { from, to }, scratchFile);
		formats[key] = { ...version, ...copy.columns };
		bytes += copy.bytes;
	}
	const columns = {
		...original.columns,
		provider: providerNames[to],
		formats: file.formats && formats,
	};
	return { columns, bytes };
}

/** Moves the rows of the library one after the other; the original of each is deleted after the next one. */
class MediaMove {
	readonly result: MoveResult = { files: 0, bytes: 0, kept: 0, failures: [] };
	#previous: StoredFile | undefined;

	constructor(
		private readonly to: MediaStorage,
		private readonly folder: string,
		private readonly options: MoveOptions,
	) {}

	/**
	 * @param save writes the new columns, unless the file was replaced or deleted meanwhile
	 */
	async move(
		file: StoredFile & { name?: unknown; size?: unknown },
		save: (columns: object) => Promise<boolean>,
	) {
		if (this.options.isDryRun) return this.#count(file, Number(file.size ?? 0) * 1000);
		try {
			const { columns, bytes } = await copyFile(file, this.to, this.folder);
			if (!(await save(columns))) {
				await deleteStoredFile({ ...file, ...columns });
				return;
			}
			await this.deletePrevious();
			this.#previous = file;
			this.#count(file, bytes);
		} catch (error) {
			this.result.failures.push(
				`${String(file.name ?? file.url)}: ${error instanceof Error ? error.message : error}`,
			);
		}
	}

	#count(file: StoredFile, bytes: number) {
		this.result.files += 1;
		this.result.bytes += bytes;
		if (!isServedHere(file)) this.result.kept += 1;
		if (this.result.files % PROGRESS_INTERVAL === 0)
			this.options.onProgress(`${this.result.files} files`);
	}

	/** Deletes the original of the last file, which a request may have looked for just before the move. */
	async deletePrevious() {
		const file = this.#previous;
		this.#previous = undefined;
		if (file && isServedHere(file)) await deleteStoredFile(file);
	}
}

async function moveLibrary(to: MediaStorage, media: MediaMove) {
	for (let lastId = 0; ; ) {
		const row: FileRow | null = await strapi.db.query(fileUid).findOne({
			where: { id: { $gt: lastId }, provider: { $ne: providerNames[to] } },
			orderBy: { id: 'asc' },
		});
		if (!row) return;
		lastId = row.id;
		const { id, hash, provider } = row;
		await media.move(row, async (columns) => {
			const { count } = await strapi.db
				.query(fileUid)
				.updateMany({ where: { id, hash, provider }, data: columns });
			if (count > 0) schedulePurge({ uid: fileUid, hash });
			return count > 0;
		});
	}
}

/** Moves the pictures in the trash, which can be restored. */
async function moveTrash(to: MediaStorage, media: MediaMove) {
	const rows: TrashRow[] = await queryTrash().findMany({
		where: { pictureKey: { $notNull: true } },
		orderBy: { id: 'asc' },
	});
	for (const { id, content } of rows) {
		const { picture } = content;
		if (!picture || picture.file.provider === providerNames[to]) continue;
		await media.move(picture.file, async (columns) => {
			const file = { ...picture.file, ...columns };
			const data = { content: { ...content, picture: { ...picture, file } } };
			const { count } = await queryTrash().updateMany({ where: { id }, data });
			return count > 0;
		});
	}
}

/**
 * Moves all files of the media library, and of the trash, into another storage, while the site runs. Can be interrupted
 * and run again: a row names its storage, and changes after the copies of its files were compared.
 * @throws Refusal if the storage is not set up
 */
export async function moveMedia(to: MediaStorage, options: MoveOptions): Promise<MoveResult> {
	if (!openStorage(to))
		throw new Refusal(`${to === 's3' ? 'S3_URL' : 'CLOUDINARY_URL'} is not set.`);
	if (to !== env.MEDIA_STORAGE)
		options.onProgress(
			`New pictures still go to ${env.MEDIA_STORAGE}; MEDIA_STORAGE=${to} changes that`,
		);
	const folder = await mkdtemp(join(tmpdir(), 'media-'));
	try {
		const media = new MediaMove(to, folder, options);
		await moveLibrary(to, media);
		await moveTrash(to, media);
		await media.deletePrevious();
		return media.result;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
