import type { ConversionLog, WordAccount } from './conversion-log';

/** Post from another system. */
export interface ImportedPost {
	/** File of the post; in an export followed by its slug, path or title. */
	readonly from: string;
	/** Empty if the source has no title; `completePosts` makes one of the text. */
	readonly title: string;
	readonly slug: string;
	/** ISO 8601; undefined if unknown. A date in the future schedules the post. */
	readonly date: string | undefined;
	/** Both readings of a date whose order of day and month is unknown. */
	readonly ambiguousDate?: AmbiguousDate | undefined;
	/** Reason why visitors could not read the post, which makes it a draft; '' if they could. */
	readonly draftReason: string;
	/** Markdown. */
	readonly text: string;
	readonly excerpt: string;
	readonly seoTitle: string;
	readonly seoDescription: string;
	readonly tags: readonly string[];
	readonly author: string;
	/** Unchanged from the source: a path beside the file, or an address. */
	readonly cover: string;
	readonly coverAlt: string;
	/** Paths of the post on its former site. */
	readonly formerPaths: readonly string[];
	/** Host of its former site; '' if unknown. */
	readonly formerHost: string;
	/** Id at the end of the post's addresses on its former site, by which links to it are recognised. */
	readonly linkId?: string;
	/** Folder of the post's file, from which its picture paths are resolved. */
	readonly folder: string;
	readonly conversion: ConversionLog;
	/** Set once the post is complete. */
	readonly account?: WordAccount;
}

export interface AmbiguousDate {
	/** The date as in the source. */
	readonly written: string;
	readonly dayFirst: string;
	readonly monthFirst: string;
}

/** Returns the time at which a post will be published; undefined if it is public or a draft. */
export const publicationTimeOf = ({ date, draftReason }: ImportedPost): string | undefined =>
	!draftReason && date && Date.parse(date) > Date.now() ? date : undefined;

export const textOf = (value: unknown): string =>
	typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** Returns a timestamp in ISO 8601; undefined if the value is not a date. */
export function toIsoTimestamp(value: unknown): string | undefined {
	// Dates of TOML print themselves in their own format.
	const date = new Date(value instanceof Date ? value.getTime() : textOf(value) || Number.NaN);
	return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Returns the decoded path of an address; '' for the root, an address with a query, or an invalid one. */
export function pathOfAddress(address: string): string {
	const url = URL.canParse(address, 'http://here.invalid')
		? new URL(address, 'http://here.invalid')
		: null;
	if (!url || url.pathname === '/' || url.search) return '';
	try {
		return decodeURI(url.pathname);
	} catch {
		return '';
	}
}
