import type { browserStorage } from '../browser-storage';
import { parseStoredSession } from './parse-stored-session';
import type { StoredSession } from './types';

export const storageKey = 'session';

/** The session in local storage, shared by all tabs. */
export interface SessionStore {
	/** The raw value; changes exactly when the session does. */
	raw(): string | null;
	read(): StoredSession | null;
	write(stored: StoredSession | null): void;
	/** Reports writes by other tabs, including those made while this page was in the back/forward cache. */
	subscribe(changed: () => void): () => void;
}

export function localStore(
	storage: Omit<ReturnType<typeof browserStorage>, 'names'>,
	tabs: EventTarget,
): SessionStore {
	const readRaw = () => storage.getItem(storageKey);
	return {
		raw: readRaw,
		read: () => parseSessionJson(readRaw()),
		write(stored) {
			if (stored) storage.setItem(storageKey, JSON.stringify(stored));
			else storage.removeItem(storageKey);
		},
		subscribe(changed) {
			const listen = (event: Event) => {
				const key = event instanceof StorageEvent ? event.key : storageKey;
				if (key === storageKey || key === null) changed();
			};
			// A page in the back/forward cache receives no storage events.
			const back = (event: Event) => {
				if ('persisted' in event && event.persisted) changed();
			};
			tabs.addEventListener('storage', listen);
			tabs.addEventListener('pageshow', back);
			return () => {
				tabs.removeEventListener('storage', listen);
				tabs.removeEventListener('pageshow', back);
			};
		},
	};
}

function parseSessionJson(raw: string | null): StoredSession | null {
	if (!raw) return null;
	try {
		return parseStoredSession(JSON.parse(raw));
	} catch {
		return null;
	}
}
