import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { PictureStorageState } from '@sumu/contract';
import { openS3Client, type S3Client, S3Error } from '../../s3/s3-client';
import { pictureKeyOf } from '../former-addresses';
import {
	demandReachableStorage,
	getStorageProblem,
	noteStorageFailure,
	noteStorageSuccess,
	toStorageProblem,
} from './storage-health';
import { mediaBucket } from './storage-options';

/** A visitor waits for the picture: shorter and fewer attempts than for a backup. */
const readOptions = { timeoutMs: 6000, retryDelaysMs: [200] } as const;

let quickClient: S3Client | undefined;

/** Returns a client of the media library's bucket for programs and the clean-up. @throws without S3_URL */
export function openMediaBucket(): S3Client {
	if (!mediaBucket) throw new Error('S3_URL is not set');
	return openS3Client(mediaBucket);
}

const namePattern = /^[\w-][\w.-]*$/;
/** Checks for a file of the media library: its name has a key. The bucket may also have others, which stay private. */
const isLibraryName = (name: string) => namePattern.test(name) && pictureKeyOf(name) !== null;

/**
 * Requests an object of the bucket; null if it is not there, or without S3_URL.
 * @throws Unavailable if the storage does not answer, or refuses
 */
export async function requestBucketFile(
	method: 'GET' | 'HEAD',
	name: string,
	headers: Record<string, string> = {},
): Promise<IncomingMessage | null> {
	if (!mediaBucket || !isLibraryName(name)) return null;
	demandReachableStorage();
	quickClient ??= openS3Client(mediaBucket, readOptions);
	const { head, get } = quickClient;
	try {
		const response = await (method === 'HEAD' ? head(name) : get(name, headers));
		noteStorageSuccess('read');
		return response;
	} catch (error) {
		if (!(error instanceof S3Error)) throw error;
		throw noteStorageFailure('read', toStorageProblem(error.status, error.code), error.message);
	}
}

/** Name that no file has. */
const PROBE_NAME = 'probe_0000000000';
const PROBE_TIMEOUT_MS = 2000;

/** Asks the bucket for an object that does not exist, and returns the state of the storage. */
export async function probeStorage(): Promise<PictureStorageState> {
	if (!mediaBucket) return 'working';
	const isSlow = await Promise.race([
		requestBucketFile('GET', PROBE_NAME)
			.then((response) => void response?.resume())
			.catch(() => {}),
		pause(PROBE_TIMEOUT_MS, true, { ref: false }),
	]);
	return getStorageProblem() ?? (isSlow ? 'unreachable' : 'working');
}
