/** Prefix of the keys in the session's storage. */
const KEY_PREFIX = 'sumu-list:';

/** Remembers the search, filters and order of a list, for the way back from a form. */
export function rememberListAddress(path: string, query: string) {
	try {
		sessionStorage.setItem(KEY_PREFIX + path, query);
	} catch {
		// Storage can be full or blocked; the list then opens without filters.
	}
}

/** Returns the address of a list as it was last seen in this tab. */
export function listAddressOf(path: string): string {
	try {
		return path + (sessionStorage.getItem(KEY_PREFIX + path) ?? '');
	} catch {
		return path;
	}
}
