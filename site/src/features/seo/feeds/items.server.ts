/** Alternative sizes of a picture, chosen for the layout of the site's own pages. */
const sourceTagPattern = /<source [^>]*>/g;
const urlAttributePattern = /(<(?:a|img)\b[^>]*?\s(?:href|src)=")([^"]*)(")/g;

/**
 * Makes link and picture addresses in HTML absolute, for readers outside the site. The pattern suffices because the CMS
 * sanitizes the markup.
 */
export const makeUrlsAbsolute = (html: string, page: string): string =>
	html
		.replace(sourceTagPattern, '')
		.replace(urlAttributePattern, (whole, before: string, attributeUrl: string, after: string) =>
			URL.canParse(attributeUrl, page) ? before + new URL(attributeUrl, page).href + after : whole,
		);

/** Returns the date of the latest change; undefined if there are no items. */
export const findLatestUpdate = (items: readonly { readonly updated: string }[]) =>
	items
		.map(({ updated }) => updated)
		.toSorted()
		.at(-1);
