import { enhanceCalls } from '../enhance-calls';
import { getErrorMessage } from '../messages/words-of';

interface Following {
	/** Request id of the RTK Query call. */
	requestId: string;
	queryFulfilled: Promise<unknown>;
}
interface Definition {
	onQueryStarted?: (given: unknown, following: Following) => Promise<void>;
}

/** Request id of the last reported refusal. The panel's store reports each call more than once. */
let lastReportedRequestId = '';
const refusalListeners = new Set<(words: string) => void>();

/** Delete endpoints of the media library. Its own notification says only that the deletion failed. */
const deleteEndpoints = ['bulkDeleteItems', 'deleteAsset'];

/**
 * Passes the server's error message to the listeners when a deletion is refused. It names the content that uses the
 * picture.
 */
function reportRefusals(definition: Definition) {
	const { onQueryStarted } = definition;
	definition.onQueryStarted = async (arg, following) => {
		following.queryFulfilled.catch(({ error }: { error: unknown }) => {
			if (lastReportedRequestId === following.requestId) return;
			lastReportedRequestId = following.requestId;
			for (const listener of refusalListeners) listener(getErrorMessage(error));
		});
		await onQueryStarted?.(arg, following);
	};
}

/** Call once after the media library has loaded: its endpoints do not exist before that. */
export function hearRefusals() {
	enhanceCalls(Object.fromEntries(deleteEndpoints.map((name) => [name, reportRefusals])));
}

export function onRefusal(listener: (words: string) => void) {
	refusalListeners.add(listener);
	return () => {
		refusalListeners.delete(listener);
	};
}
