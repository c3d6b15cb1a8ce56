/** Addresses of a file of the sitemap; a larger site has several files. Search engines accept 50,000. */
export const MAX_SITEMAP_ADDRESSES = 5000;

/** Parts of a large sitemap: lists and single pages, projects, posts. Each has one or more files. */
export const sitemapSections = ['pages', 'projects', 'posts'] as const;
type SitemapSection = (typeof sitemapSections)[number];

/** File of a large sitemap. The number starts at 1. */
export interface SitemapPart {
	readonly section: SitemapSection;
	readonly number: number;
}

const PART_PARAMETER = 'part';
const partPattern = new RegExp(`^(${sitemapSections.join('|')})-([1-9]\\d?)$`);

/**
 * The sitemap, or the index of its files. The files have the same path, because a sitemap may only list addresses below
 * its own folder.
 */
export const sitemapPath = '/sitemap.xml';

export const toSitemapSearch = ({ section, number }: SitemapPart) =>
	`?${PART_PARAMETER}=${section}-${number}`;

/** Returns the part that a query names; undefined for the sitemap itself, null if the name is invalid. */
export function parseSitemapPart(query: URLSearchParams): SitemapPart | undefined | null {
	const name = query.get(PART_PARAMETER);
	if (name === null) return undefined;
	const [, sectionName, digits] = partPattern.exec(name) ?? [];
	const section = sitemapSections.find((one) => one === sectionName);
	return section ? { section, number: Number(digits) } : null;
}
