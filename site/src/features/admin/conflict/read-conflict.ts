import { conflictSchema } from '@sumu/contract';
import { ApiError } from '../../../lib/api';

/** Reads the conflict from a save that was refused as outdated (409); null for any other error. */
export function readConflict(error: unknown) {
	if (!(error instanceof ApiError) || error.status !== 409) return null;
	const { success, data } = conflictSchema.safeParse(error.response?.error.details);
	return success ? data : null;
}

/** Whether the entry to be saved no longer exists (404). */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
