/** Post from another system. */
export interface ImportedPost {
	/** File of the post; in an export followed by its slug, path or title. */
	readonly from: string;
	readonly title: string;
	readonly slug: string;
	/** ISO 8601; undefined if unknown. */
	readonly date: string | undefined;
	readonly isDraft: boolean;
	/** Markdown. */
	readonly text: string;
	readonly excerpt: string;
	readonly seoTitle: string;
	readonly seoDescription: string;
	readonly tags: readonly string[];
	readonly author: string;
	/** Unchanged from the source: a path beside the file, or an address. */
	readonly cover: string;
	/** Paths of the post on its former site. */
	readonly formerPaths: readonly string[];
	/** Folder of the post's file, from which its picture paths are resolved. */
	readonly folder: string;
}

/** Posts that were read, and notes on skipped files. */
export interface ParsedImport {
	readonly posts: readonly ImportedPost[];
	readonly notes: readonly string[];
}

export const textOf = (value: unknown): string =>
	typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** Returns a timestamp in ISO 8601; undefined if the value is not a date. */
export function toIsoTimestamp(value: unknown): string | undefined {
	const date = value instanceof Date ? value : new Date(textOf(value) || Number.NaN);
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
