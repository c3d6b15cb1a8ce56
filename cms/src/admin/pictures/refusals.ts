import { enhanceCalls } from '../enhance-calls';
import { wordsOf } from '../messages/words-of';

interface Following {
	/** Of the call. */
	requestId: string;
	queryFulfilled: Promise<unknown>;
}
interface Definition {
	onQueryStarted?: (given: unknown, following: Following) => Promise<void>;
}

/** The panel's store tells of a call more than once. */
let told = '';
const listeners = new Set<(words: string) => void>();

/** The library's calls that delete; its own notice says only that it failed. */
const deleting = ['bulkDeleteItems', 'deleteAsset'];

/** Has the server's words told where a picture was not deleted: they name what shows it. */
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

/** To be called once, when the media library is loaded: before, its calls are not there. */
export function hearRefusals() {
	enhanceCalls(Object.fromEntries(deleting.map((name) => [name, heard])));
}

export function onRefusal(listener: (words: string) => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}
