import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** File on its way through Strapi's upload plugin, with the properties that pictures need. */
export interface WorkingFile {
	name: string;
	hash: string;
	ext?: string;
	mime?: string;
	/** Path of the bytes; without it there is only the stream. */
	filepath?: string;
	path?: string | null;
	tmpWorkingDirectory?: string;
	width?: number;
	height?: number;
	/** Size in kilobytes. */
	size?: number;
	sizeInBytes?: number;
	placeholder?: string | null;
	/** Address at which it is served; missing before it is stored. */
	url?: string;
	/** The provider's reference to the file. */
	provider_metadata?: object | null;
	getStream: () => NodeJS.ReadableStream;
	/** Stream that is being uploaded. */
	stream?: Readable;
}

/** Returns the input for sharp: the path if there is one, else all bytes. */
export const bytesOf = async (file: WorkingFile): Promise<string | Buffer> =>
	file.filepath ?? buffer(file.getStream());

const toKilobytes = (bytes: number) => Math.round((bytes / 1000) * 100) / 100;

/**
 * Writes `data` into the upload's own temporary folder, which the plugin removes, and returns the properties of the
 * new file.
 */
export async function writeTempFile(file: WorkingFile, name: string, data: Buffer) {
	const folder = file.tmpWorkingDirectory ?? tmpdir();
	await mkdir(folder, { recursive: true });
	const filepath = join(folder, name);
	await writeFile(filepath, data);
	return {
		filepath,
		getStream: () => createReadStream(filepath),
		size: toKilobytes(data.length),
		sizeInBytes: data.length,
	};
}
