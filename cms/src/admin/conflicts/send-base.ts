import { enhanceCalls } from '../api';
import { baseOf, recordConflict } from './save-conflicts';

interface Save {
	model: string;
	documentId?: string;
	data: object;
}
interface Request {
	data: object;
}
interface Following {
	dispatch: (action: unknown) => void;
	queryFulfilled: Promise<unknown>;
}

/** The part of a content manager endpoint that is modified here. */
interface Definition {
	query: (save: Save) => Request;
	invalidatesTags: (result: unknown, error: unknown, save: Save) => unknown[];
	onQueryStarted?: (save: Save, following: Following) => Promise<void>;
}

/** Sends the base version with each save, and skips cache invalidation if the server refuses it. */
function addBaseVersion(definition: Definition) {
	const { query, invalidatesTags, onQueryStarted } = definition;
	definition.query = (save) => {
		const request = query(save);
		const updatedAt = baseOf(save.model, save.documentId);
		return updatedAt ? { ...request, data: { ...request.data, updatedAt } } : request;
	};
	definition.invalidatesTags = (result, error, save) =>
		error ? [] : invalidatesTags(result, error, save);
	/**
	 * Strapi writes the unsaved values to the cache optimistically and rolls back on an error. The form follows the
	 * cache, so a rollback would discard them; Strapi's handler therefore runs only after success.
	 */
	definition.onQueryStarted = async (save, following) => {
		const isSaved = await following.queryFulfilled.then(
			() => true,
			(error: unknown) => recordRejectedSave(save, error),
		);
		if (isSaved) await onQueryStarted?.(save, following);
	};
}

/** Records a conflict from the error that RTK Query rejects with; its details contain the newer version. */
function recordRejectedSave({ model, documentId }: Save, error: unknown): false {
	const newest: unknown = Object(Object(Object(error).error).details).newest;
	if (typeof newest === 'string') recordConflict(model, documentId, newest);
	return false;
}

/** Adds the base version to the panel's save and publish calls, so that no form overwrites newer changes. */
export function sendBase() {
	enhanceCalls({ updateDocument: addBaseVersion, publishDocument: addBaseVersion });
}
