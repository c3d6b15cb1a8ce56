/** What is used of the browser's storage. */
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
		// Of a browser that keeps nothing for sites, the mere name throws.
		return ofPage();
	}
}

let opened: Kept | undefined;

/** Local storage; where the browser allows none, what lasts as long as the page. */
export function browserStorage(): Kept {
	opened ??= open();
	return opened;
}
