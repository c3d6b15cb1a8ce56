import type { MediaStorage } from '@sumu/contract/env';
import type { WorkingFile } from '../working-file';

/** Strapi's names of the storages, which are in the rows of the media library. */
export const providerNames = {
	local: 'local',
	s3: 'aws-s3',
	cloudinary: 'cloudinary',
} as const satisfies Record<MediaStorage, string>;
export type ProviderName = (typeof providerNames)[MediaStorage];

/** Columns of a file, or of one of its sizes, that a provider needs to delete it. */
export interface StoredVersion {
	readonly hash: string;
	readonly ext?: string | null | undefined;
	readonly provider_metadata?: object | null | undefined;
}

/** File at an address: a picture, or one of its sizes. */
export interface FileVersion extends StoredVersion {
	url: string;
}

/** Strapi's interface to a storage. */
export interface Provider {
	uploadStream(file: WorkingFile, options?: object): Promise<unknown>;
	upload(file: WorkingFile, options?: object): Promise<unknown>;
	replaceStream(newFile: WorkingFile, oldFile: StoredVersion): Promise<unknown>;
	replace(newFile: WorkingFile, oldFile: StoredVersion): Promise<unknown>;
	delete(file: StoredVersion, options?: object): Promise<unknown>;
}
