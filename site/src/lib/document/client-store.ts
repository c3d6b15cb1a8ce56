import { useSyncExternalStore } from 'react';

/** Event dispatched when hydration has finished. */
export const hydrated = 'hydrated';

type Subscribe = (notify: () => void) => () => void;

/** False while React is hydrating the server's page. */
let isHydrated = true;
const waiting = new Set<() => void>();

/** Must be called before hydration. */
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
	// Notify in separate tasks: together with hydration's effects, one long task would block a phone.
	if (waiting.size === 0) setTimeout(endHydration);
	waiting.add(notify);
}

/**
 * Creates a hook that reads a value only the browser knows.
 * @param server value used on the server and during hydration
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
