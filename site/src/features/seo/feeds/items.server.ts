/** Alternative sizes of a picture, chosen for the layout of the site's own pages. */
const sources = /<source [^>]*>/g;
const address = /(<(?:a|img)\b[^>]*?\s(?:href|src)=")([^"]*)(")/g;

/**
 * Makes link and picture addresses in HTML absolute, for readers outside the site. The pattern suffices because the CMS
 * sanitizes the markup.
 */
export const absolute = (html: string, page: string): string =>
	html
		.replace(sources, '')
		.replace(address, (whole, before: string, given: string, after: string) =>
			URL.canParse(given, page) ? before + new URL(given, page).href + after : whole,
		);

/** Returns the date of the latest change; undefined if there are no items. */
export const latest = (items: readonly { readonly updated: string }[]) =>
	items
		.map(({ updated }) => updated)
		.toSorted()
		.at(-1);
