/** The part of the Storage API that the site uses. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { names(): string[] };

const ofBrowser = (storage: Storage): Kept => ({
	getItem: (key) => storage.getItem(key),
	setItem: (key, value) => storage.setItem(key, value),
	removeItem: (key) => storage.removeItem(key),
	names: () => Object.keys(storage),
});

function ofPage(): Kept {
	const kept = new Map<string, string>();
	return {
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => void kept.set(key, value),
		removeItem: (key) => void kept.delete(key),
		names: () => [...kept.keys()],
	};
}

function open(): Kept {
	try {
		return ofBrowser(localStorage);
	} catch {
		// If the browser blocks storage, even accessing `localStorage` throws.
		return ofPage();
	}
}

let opened: Kept | undefined;

/** Returns local storage; falls back to memory if the browser blocks it. */
export function browserStorage(): Kept {
	opened ??= open();
	return opened;
}
