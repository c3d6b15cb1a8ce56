import { storedOf } from './stored';
import type { Stored } from './types';

export const storageKey = 'session';

/** The session in local storage: the one truth of every tab. */
export interface Store {
	/** Changes exactly when the session does. */
	raw(): string | null;
	read(): Stored | null;
	write(stored: Stored | null): void;
	/** Tells of what other tabs write. */
	subscribe(changed: () => void): () => void;
}

export function localStore(storage: Storage, tabs: EventTarget): Store {
	const raw = () => storage.getItem(storageKey);
	return {
		raw,
		read: () => parse(raw()),
		write(stored) {
			if (stored) storage.setItem(storageKey, JSON.stringify(stored));
			else storage.removeItem(storageKey);
		},
		subscribe(changed) {
			const listen = (event: Event) => {
				const key = event instanceof StorageEvent ? event.key : storageKey;
				if (key === storageKey || key === null) changed();
			};
			tabs.addEventListener('storage', listen);
			return () => tabs.removeEventListener('storage', listen);
		},
	};
}

function parse(raw: string | null): Stored | null {
	if (!raw) return null;
	try {
		return storedOf(JSON.parse(raw));
	} catch {
		return null;
	}
}
