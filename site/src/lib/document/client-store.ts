import { useSyncExternalStore } from 'react';

/** The event that tells the page that React has taken it over. */
export const hydrated = 'hydrated';

type Subscribe = (notify: () => void) => () => void;

/** False from when React begins to take over the server's page until it has. */
let isHydrated = true;
const waiting = new Set<() => void>();

/** To be called before hydration. */
export const beginHydration = () => {
	isHydrated = false;
};

function endHydration() {
	isHydrated = true;
	for (const notify of waiting) setTimeout(notify);
	waiting.clear();
	dispatchEvent(new Event(hydrated));
}

function onHydrated(notify: () => void) {
	if (isHydrated) return;
	// Each in a task of its own: together with hydration's effects they would hold a phone up.
	if (waiting.size === 0) setTimeout(endHydration);
	waiting.add(notify);
}

/**
 * A hook that reads what only the browser knows.
 * @param server what the server's page, and so hydration, has in its place
 */
export function clientStore<Value>(subscribe: Subscribe, read: () => Value, server: Value) {
	const follow: Subscribe = (notify) => {
		const stop = subscribe(notify);
		onHydrated(notify);
		return () => {
			stop();
			waiting.delete(notify);
		};
	};
	const now = () => (isHydrated ? read() : server);
	const before = () => server;
	return function useBrowserValue() {
		return useSyncExternalStore(follow, now, before);
	};
}
