/**
 * Checks whether every parser reads a path in the same way: it has no control characters or spaces,
 * which the URL parser drops, no backslashes and no dot segments, encoded or not.
 */
export function isPlainPath(path: string): boolean {
	try {
		const decodedPath = decodeURIComponent(path);
		return decodedPath.startsWith('/') && !/[\p{Cc}\s\\]|\/\.{1,2}(\/|$)/u.test(decodedPath);
	} catch {
		return false;
	}
}
