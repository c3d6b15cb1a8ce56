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

const httpUrlPattern = '[hH][tT][tT][pP][sS]?:\\/\\/[^\\s/]\\S*';

/** Regular-expression sources for valid addresses. The `schema.json` files of the CMS repeat them. */
export const addressPatterns = {
	/** An absolute http(s) URL. */
	web: `^${httpUrlPattern}$`,
	/** An absolute http(s) URL, or a path on this site. */
	place: `^(?:${httpUrlPattern}|\\/(?![\\/\\\\])\\S*)$`,
	/** A picture: an absolute http(s) URL, or the path of an upload. */
	picture: `^(?:${httpUrlPattern}|\\/uploads\\/\\S*)$`,
} as const;

/** Characters that browsers drop when they parse a URL: they run `java\tscript:` too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ignoredUrlCharacters = /[\u0000-\u0020]+/g;
const schemePattern = /^([a-z][a-z\d+.-]*):/i;

/** Checks whether a complete or partly typed address has a scheme other than http(s), such as `javascript:`. */
export function hasForeignScheme(address: string): boolean {
	const [, schemeName] = schemePattern.exec(address.replace(ignoredUrlCharacters, '')) ?? [];
	return schemeName !== undefined && !/^https?$/i.test(schemeName);
}
