const web = '[hH][tT][tT][pP][sS]?:\\/\\/[^\\s/]\\S*';

/** Regular-expression sources for valid addresses. The `schema.json` files of the CMS repeat them. */
export const addressPatterns = {
	/** An absolute http(s) URL. */
	web: `^${web}$`,
	/** An absolute http(s) URL, or a path on this site. */
	place: `^(?:${web}|\\/(?![\\/\\\\])\\S*)$`,
	/** A picture: an absolute http(s) URL, or the path of an upload. */
	picture: `^(?:${web}|\\/uploads\\/\\S*)$`,
} as const;

/** Characters that browsers drop when they parse a URL: they run `java\tscript:` too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const dropped = /[\u0000-\u0020]+/g;
const scheme = /^([a-z][a-z\d+.-]*):/i;

/** Checks whether a complete or partly typed address has a scheme other than http(s), such as `javascript:`. */
export function hasForeignScheme(address: string): boolean {
	const [, named] = scheme.exec(address.replace(dropped, '')) ?? [];
	return named !== undefined && !/^https?$/i.test(named);
}
