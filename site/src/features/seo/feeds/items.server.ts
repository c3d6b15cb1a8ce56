/** Other sizes of a picture, for a page of a known width. */
const sources = /<source [^>]*>/g;
const address = /(<(?:a|img)\b[^>]*?\s(?:href|src)=")([^"]*)(")/g;

/**
 * HTML that is read elsewhere: its links and pictures with their whole addresses. The markup is
 * the CMS's own, sanitized, so its tags are as plain as the pattern expects.
 */
export const absolute = (html: string, page: string): string =>
	html
		.replace(sources, '')
		.replace(address, (whole, before: string, given: string, after: string) =>
			URL.canParse(given, page) ? before + new URL(given, page).href + after : whole,
		);

/** When the one that was changed last was changed; undefined where there is none. */
export const latest = (items: readonly { readonly updated: string }[]) =>
	items
		.map(({ updated }) => updated)
		.toSorted()
		.at(-1);
