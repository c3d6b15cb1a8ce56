import { enhanceCalls } from '../enhance-calls';
import { wordsOf } from '../messages/words-of';

interface Following {
	/** Request id of the RTK Query call. */
	requestId: string;
	queryFulfilled: Promise<unknown>;
}
interface Definition {
	onQueryStarted?: (given: unknown, following: Following) => Promise<void>;
}

/** Request id of the last reported refusal. The panel's store reports each call more than once. */
let told = '';
const listeners = new Set<(words: string) => void>();

/** Delete endpoints of the media library. Its own notification says only that the deletion failed. */
const deleting = ['bulkDeleteItems', 'deleteAsset'];

/**
 * Passes the server's error message to the listeners when a deletion is refused. It names the content that uses the
 * picture.
 */
function heard(definition: Definition) {
	const { onQueryStarted } = definition;
	definition.onQueryStarted = async (given, following) => {
		following.queryFulfilled.catch(({ error }: { error: unknown }) => {
			if (told === following.requestId) return;
			told = following.requestId;
			for (const listener of listeners) listener(wordsOf(error));
		});
		await onQueryStarted?.(given, following);
	};
}

/** Call once after the media library has loaded: its endpoints do not exist before that. */
export function hearRefusals() {
	enhanceCalls(Object.fromEntries(deleting.map((name) => [name, heard])));
}

export function onRefusal(listener: (words: string) => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}
