import { messages, type PictureStorageState } from '@sumu/contract';
import { Unavailable } from '../../lib/http-errors';
import { registerGauge } from '../../metrics/metrics';
import { providerNames } from './provider';

/** Milliseconds after a failed call in which others fail at once, so that they do not queue up for its timeout. */
const COOL_DOWN_MS = 5000;

export type StorageProblem = Exclude<PictureStorageState, 'working'>;

type Use = 'read' | 'write';

const problems = new Map<Use, StorageProblem>();
let unreachableSince = 0;

/** Names under which storages report that there is no room; none of them is in the S3 documentation. */
const fullCodes =
	/^(?:InsufficientStorage|QuotaExceeded|XMinioStorageFull|XMinioAdminBucketQuotaExceeded|StorageFull|NoSpace|EntityTooLarge|AccountProblem)$/;
const INSUFFICIENT_STORAGE_STATUS = 507;

/** Returns the problem behind a failed call; `status` is null if there was no answer. */
export function toStorageProblem(status: number | null, code: string): StorageProblem {
	if (status === null) return 'unreachable';
	if (status === INSUFFICIENT_STORAGE_STATUS || fullCodes.test(code)) return 'full';
	if (status === 401 || status === 403) return 'refused';
	if (status === 404) return 'missing';
	return 'failing';
}

/** Notes a failed call, and returns the error to throw: a 503 with a message for users. */
export function noteStorageFailure(use: Use, problem: StorageProblem, reason: string): Unavailable {
	if (problems.get(use) !== problem)
		strapi.log.warn(`The picture storage is ${problem} (${use}): ${reason}`);
	problems.set(use, problem);
	if (problem === 'unreachable') unreachableSince = Date.now();
	return new Unavailable(reason, messages.storageUnavailable);
}

export function noteStorageSuccess(use: Use): void {
	unreachableSince = 0;
	for (const [failedUse, problem] of problems) {
		// Any answer shows that it can be reached.
		if (failedUse !== use && problem !== 'unreachable') continue;
		problems.delete(failedUse);
		strapi.log.info(`The picture storage works again (${failedUse})`);
	}
}

/** @throws Unavailable if the storage did not answer a moment ago */
export function demandReachableStorage(): void {
	if (Date.now() - unreachableSince < COOL_DOWN_MS)
		throw new Unavailable('The picture storage does not answer', messages.storageUnavailable);
}

/** @throws Unavailable if new files cannot be stored because the storage did not answer a moment ago */
export function demandUploadStorage(): void {
	if (strapi.config.get('plugin::upload.provider') === providerNames.s3) demandReachableStorage();
}

/** Returns the problem of the last calls, or null. */
export const getStorageProblem = (): StorageProblem | null =>
	problems.get('write') ?? problems.get('read') ?? null;

export function registerStorageGauge(): void {
	registerGauge('media_storage_up', 'Whether the last calls of the picture storage worked', () =>
		getStorageProblem() ? 0 : 1,
	);
}
