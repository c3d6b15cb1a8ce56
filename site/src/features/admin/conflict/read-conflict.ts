import { conflictSchema } from '@sumu/contract';
import { ApiError } from '../../../lib/api';

/** What a refused save says of the version it did not know; null where it was refused for another reason. */
export function readConflict(error: unknown) {
	if (!(error instanceof ApiError) || error.status !== 409) return null;
	const { success, data } = conflictSchema.safeParse(error.response?.error.details);
	return success ? data : null;
}

/** Whether what was to be saved is no longer there. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
