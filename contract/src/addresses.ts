const web = '[hH][tT][tT][pP][sS]?:\\/\\/[^\\s/]\\S*';

/** What an address must be, as the source of a regular expression: `schema.json` repeats it. */
export const addressPatterns = {
	/** A page of the web. */
	web: `^${web}$`,
	/** A page of the web, or of this site. */
	place: `^(?:${web}|\\/(?![\\/\\\\])\\S*)$`,
	/** A picture: one of the web, or an uploaded one as its upload answered it. */
	picture: `^(?:${web}|\\/uploads\\/\\S*)$`,
} as const;

/** What a browser drops before it reads an address: `java\tscript:` is run as well. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const dropped = /[\u0000-\u0020]+/g;
const scheme = /^([a-z][a-z\d+.-]*):/i;

/** Whether an address, unfinished or not, names another scheme than http or https, such as `javascript:`. */
export function hasForeignScheme(address: string): boolean {
	const [, named] = scheme.exec(address.replace(dropped, '')) ?? [];
	return named !== undefined && !/^https?$/i.test(named);
}
