import { enhanceCalls } from '../enhance-calls';
import { baseOf, refuse } from './base';

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

/** A call of the content manager, as far as it is changed here. */
interface Definition {
	query: (save: Save) => Request;
	invalidatesTags: (result: unknown, error: unknown, save: Save) => unknown[];
	onQueryStarted?: (save: Save, following: Following) => Promise<void>;
}

/** Says which version the form began from, and has nothing read anew where it was refused. */
function changed(definition: Definition) {
	const { query, invalidatesTags, onQueryStarted } = definition;
	definition.query = (save) => {
		const request = query(save);
		const updatedAt = baseOf(save.model, save.documentId);
		return updatedAt ? { ...request, data: { ...request.data, updatedAt } } : request;
	};
	definition.invalidatesTags = (result, error, save) =>
		error ? [] : invalidatesTags(result, error, save);
	/**
	 * It puts what was typed into the cache ahead of the answer and takes it out again where that is a
	 * refusal; the form follows the cache, and the words would be gone.
	 */
	definition.onQueryStarted = async (save, following) => {
		const isSaved = await following.queryFulfilled.then(
			() => true,
			(refused: unknown) => noteRefusal(save, refused),
		);
		if (isSaved) await onQueryStarted?.(save, following);
	};
}

/** Strapi's error as RTK Query rejects with it; a stale form's names the version that is newer. */
function noteRefusal({ model, documentId }: Save, refused: unknown): false {
	const newest: unknown = Object(Object(Object(refused).error).details).newest;
	if (typeof newest === 'string') refuse(model, documentId, newest);
	return false;
}

/** Has the panel's forms say what they began from, so that none undoes what was saved elsewhere. */
export function sendBase() {
	enhanceCalls({ updateDocument: changed, publishDocument: changed });
}
