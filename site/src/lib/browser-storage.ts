/** The part of the Storage API that the site uses. */
type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { names(): string[] };

const wrapLocalStorage = (storage: Storage): KeyValueStorage => ({
	getItem: (key) => storage.getItem(key),
	setItem: (key, value) => storage.setItem(key, value),
	removeItem: (key) => storage.removeItem(key),
	names: () => Object.keys(storage),
});

function createMemoryStorage(): KeyValueStorage {
	const memoryEntries = new Map<string, string>();
	return {
		getItem: (key) => memoryEntries.get(key) ?? null,
		setItem: (key, value) => void memoryEntries.set(key, value),
		removeItem: (key) => void memoryEntries.delete(key),
		names: () => [...memoryEntries.keys()],
	};
}

function openStorage(): KeyValueStorage {
	try {
		return wrapLocalStorage(localStorage);
	} catch {
		// If the browser blocks storage, even accessing `localStorage` throws.
		return createMemoryStorage();
	}
}

let openedStorage: KeyValueStorage | undefined;

/** Returns local storage; falls back to memory if the browser blocks it. */
export function browserStorage(): KeyValueStorage {
	openedStorage ??= openStorage();
	return openedStorage;
}
