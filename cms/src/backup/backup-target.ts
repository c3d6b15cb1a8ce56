import type { Readable } from 'node:stream';
import type { StoredObject } from '../platform/s3/s3-client';

/** Folder of the archives, and folder of the files that they refer to. */
export type TargetFolder = 'backups' | 'files';

/** Place outside DATA_DIR that keeps backups. Names start with a folder, such as `files/…`. */
export interface BackupTarget {
	/** Address without secrets. */
	readonly address: string;
	list(folder: TargetFolder): Promise<StoredObject[]>;
	/** Stores a file completely or not at all. */
	put(name: string, file: string): Promise<void>;
	/** @throws Refusal if there is no such object */
	read(name: string): Promise<Readable>;
	remove(name: string): Promise<void>;
}
