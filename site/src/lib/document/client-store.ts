import { useSyncExternalStore } from 'react';

/** Attribute of a part that only the browser can complete. The scripts of its page do not wait for an interaction. */
export const needsScripts = 'data-needs-scripts';

/** Event dispatched before hydration starts. */
export const hydratingEvent = 'hydrating';
/** Event dispatched when hydration has finished. */
export const hydratedEvent = 'hydrated';

type Subscribe = (notify: () => void) => () => void;

/** False while React is hydrating the server's page. */
let isHydrated = true;
const pendingNotifications = new Set<() => void>();

/** Must be called before hydration. */
export const beginHydration = () => {
	isHydrated = false;
	dispatchEvent(new Event(hydratingEvent));
};

function endHydration() {
	isHydrated = true;
	for (const notify of pendingNotifications) setTimeout(notify);
	pendingNotifications.clear();
	document.documentElement.dataset.scripts = 'ready';
	dispatchEvent(new Event(hydratedEvent));
}

function onHydrated(notify: () => void) {
	if (isHydrated) return;
	// Notify in separate tasks: together with hydration's effects, one long task would block a phone.
	if (pendingNotifications.size === 0) setTimeout(endHydration);
	pendingNotifications.add(notify);
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
			pendingNotifications.delete(notify);
		};
	};
	const now = () => (isHydrated ? read() : server);
	const before = () => server;
	return function useBrowserValue() {
		return useSyncExternalStore(follow, now, before);
	};
}

/** Returns false on the server and during hydration, then true. */
export const useHydrated = clientStore(
	() => () => {},
	() => true,
	false,
);
