/** Document id of the message being replied to. Shared, because two buttons open the same form. */
let openMessageId: string | null = null;
const replyListeners = new Set<() => void>();

/** @param id document id of the message, or null to close the form */
export function replyTo(id: string | null) {
	openMessageId = id;
	for (const listener of replyListeners) listener();
}

export const getOpenMessageId = () => openMessageId;

export function watchReplying(listener: () => void) {
	replyListeners.add(listener);
	return () => {
		replyListeners.delete(listener);
	};
}
