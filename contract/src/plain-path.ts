/**
 * Checks whether every parser reads a path in the same way: it has no control characters or spaces,
 * which the URL parser drops, no backslashes and no dot segments, encoded or not.
 */
export function isPlainPath(path: string): boolean {
	try {
		const decoded = decodeURIComponent(path);
		return decoded.startsWith('/') && !/[\p{Cc}\s\\]|\/\.{1,2}(\/|$)/u.test(decoded);
	} catch {
		return false;
	}
}
