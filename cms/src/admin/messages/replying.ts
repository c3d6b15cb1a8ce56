/** Which message is being replied to: two buttons open one composer. */
let open: string | null = null;
const listeners = new Set<() => void>();

/** @param id the message's document, or null to close the composer */
export function replyTo(id: string | null) {
	open = id;
	for (const listener of listeners) listener();
}

export const repliedTo = () => open;

export function watchReplying(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}
