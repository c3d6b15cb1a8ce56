import { setTimeout as pause } from 'node:timers/promises';
import { env } from '../../../env';
import { Unavailable } from '../../lib/http-errors';
import type { WorkingFile } from '../working-file';
import type { Provider, StoredVersion } from './provider';
import { removeLater } from './remove-later';
import {
	demandReachableStorage,
	noteStorageFailure,
	noteStorageSuccess,
	toStorageProblem,
} from './storage-health';
import { mediaBucket, UPLOAD_TIMEOUT_MS, uploadParameters } from './storage-options';

/** Deletions of an upload that failed: the storage may store it after the first one. */
const REMOVALS_AFTER_FAILURE = 3;
/** Milliseconds that a request waits for a deletion, which continues later. */
const REMOVAL_TIMEOUT_MS = 4000;

/** Returns the name of a file's object, without the prefix. */
export const toObjectName = ({ hash, ext }: StoredVersion): string => `${hash}${ext ?? ''}`;

/** Returns the address at which an object is served: by this site, or by the host in S3_PUBLIC_URL. */
export const toObjectAddress = (name: string): string =>
	env.S3_PUBLIC_URL
		? `${env.S3_PUBLIC_URL.replace(/\/+$/, '')}/${mediaBucket?.prefix ?? ''}${name}`
		: `/uploads/${name}`;

/** Notes the failure of a call through the AWS SDK, and returns the error to throw. */
function toUploadError(error: unknown) {
	const { name = '', message = '', code = '', $metadata = {} } = Object(error);
	const status: number | null = $metadata.httpStatusCode ?? null;
	// A refused connection to several addresses has a code and no message.
	const reason = [status, message || code].filter(Boolean).join(' ');
	return noteStorageFailure('write', toStorageProblem(status, name), reason);
}

const rejectAfter = async (timeoutMs: number): Promise<never> => {
	await pause(timeoutMs, undefined, { ref: false });
	throw new Error('it did not answer in time');
};

/**
 * Adapts Strapi's S3 provider: addresses follow from the name and not from the storage's answer, an upload that takes
 * too long fails with 503, and nothing of a failed one stays.
 */
export function adaptS3Provider(base: Provider): Provider {
	const removeObject = (file: StoredVersion) => base.delete({ hash: file.hash, ext: file.ext });

	async function upload(send: () => Promise<unknown>, file: WorkingFile) {
		try {
			demandReachableStorage();
		} catch (error) {
			file.stream?.destroy();
			throw error;
		}
		const name = toObjectName(file);
		const pendingUpload = send();
		try {
			await Promise.race([pendingUpload, rejectAfter(UPLOAD_TIMEOUT_MS)]);
		} catch (error) {
			file.stream?.destroy();
			void pendingUpload
				.catch(() => {})
				.then(() => removeLater(name, () => removeObject(file), REMOVALS_AFTER_FAILURE));
			throw toUploadError(error);
		}
		noteStorageSuccess('write');
		file.url = toObjectAddress(name);
	}

	const adaptedProvider: Provider = {
		...base,
		uploadStream: (file) => upload(() => base.uploadStream(file, uploadParameters), file),
		upload: (file) => upload(() => base.upload(file, uploadParameters), file),
		/** Deletes an object now, or as soon as the storage answers again. */
		async delete(file) {
			try {
				demandReachableStorage();
				await Promise.race([removeObject(file), rejectAfter(REMOVAL_TIMEOUT_MS)]);
			} catch (error) {
				const { message } = error instanceof Unavailable ? error : toUploadError(error);
				strapi.log.debug(`The picture ${toObjectName(file)} will be deleted later: ${message}`);
				removeLater(toObjectName(file), () => removeObject(file), 1);
			}
		},
		async replaceStream(newFile, oldFile) {
			await adaptedProvider.uploadStream(newFile);
			if (toObjectName(newFile) !== toObjectName(oldFile)) await adaptedProvider.delete(oldFile);
		},
		async replace(newFile, oldFile) {
			await adaptedProvider.upload(newFile);
			if (toObjectName(newFile) !== toObjectName(oldFile)) await adaptedProvider.delete(oldFile);
		},
	};
	return adaptedProvider;
}
