/** A post as it comes from elsewhere. */
export interface ImportedPost {
	/** The file it stands in, or its address there. */
	readonly from: string;
	readonly title: string;
	readonly slug: string;
	/** ISO; undefined where it says none. */
	readonly date: string | undefined;
	readonly isDraft: boolean;
	/** Markdown. */
	readonly text: string;
	readonly excerpt: string;
	readonly seoTitle: string;
	readonly seoDescription: string;
	readonly tags: readonly string[];
	readonly author: string;
	/** As it is written there: a path beside the file, or an address. */
	readonly cover: string;
	/** Paths at which it stood. */
	readonly formerPaths: readonly string[];
	/** The folder of its file, which its pictures' paths begin at. */
	readonly folder: string;
}

/** What was read, and what in it is no post. */
export interface Imported {
	readonly posts: readonly ImportedPost[];
	readonly notes: readonly string[];
}

export const textOf = (value: unknown): string =>
	typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** A moment in ISO; undefined where it is none. */
export function momentOf(value: unknown): string | undefined {
	const date = value instanceof Date ? value : new Date(textOf(value) || Number.NaN);
	return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** The path of an address, as it reads; '' where there is none. */
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
