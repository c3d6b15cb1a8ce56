/**
 * Whether a path is written so that everybody who reads it reads the same: no control characters
 * and spaces, which the URL parser drops, no backslashes and no dot segments, encoded or not.
 */
export function isPlainPath(path: string): boolean {
	try {
		const decoded = decodeURIComponent(path);
		return decoded.startsWith('/') && !/[\p{Cc}\s\\]|\/\.{1,2}(\/|$)/u.test(decoded);
	} catch {
		return false;
	}
}
