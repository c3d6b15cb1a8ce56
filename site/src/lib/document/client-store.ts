import { useSyncExternalStore } from 'react';

/** The event that tells the page that React has taken it over. */
export const takenOver = 'taken-over';

type Subscribe = (notify: () => void) => () => void;

/** False from when React begins to take over the server's page until it has. */
let isTakenOver = true;
const waiting = new Set<() => void>();

/** To be called before hydration. */
export const beginTakeOver = () => {
	isTakenOver = false;
};

function endTakeOver() {
	isTakenOver = true;
	for (const notify of waiting) setTimeout(notify);
	waiting.clear();
	dispatchEvent(new Event(takenOver));
}

function onTakenOver(notify: () => void) {
	if (isTakenOver) return;
	// Each in a task of its own: together with hydration's effects they would hold a phone up.
	if (waiting.size === 0) setTimeout(endTakeOver);
	waiting.add(notify);
}

/**
 * A hook that reads what only the browser knows.
 * @param server what the server's page, and so hydration, has in its place
 */
export function browserValue<Value>(subscribe: Subscribe, read: () => Value, server: Value) {
	const follow: Subscribe = (notify) => {
		const stop = subscribe(notify);
		onTakenOver(notify);
		return () => {
			stop();
			waiting.delete(notify);
		};
	};
	const now = () => (isTakenOver ? read() : server);
	const before = () => server;
	return function useBrowserValue() {
		return useSyncExternalStore(follow, now, before);
	};
}
