/** Document id of the message being replied to. Shared, because two buttons open the same form. */
let open: string | null = null;
const listeners = new Set<() => void>();

/** @param id document id of the message, or null to close the form */
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
