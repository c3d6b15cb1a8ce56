/** The parts of the library that are used; its own types on npm are of an earlier version. */
declare module 'gettext-parser' {
	export interface PoComments {
		translator?: string;
		extracted?: string;
		flag?: string;
		previous?: string;
	}
	export interface PoEntry {
		msgctxt?: string;
		msgid: string;
		msgid_plural?: string;
		msgstr: string[];
		comments?: PoComments;
	}
	export interface PoFile {
		charset: string;
		headers: Record<string, string>;
		/** By context, then by `msgid`. */
		translations: Record<string, Record<string, PoEntry>>;
	}
	export const po: {
		parse(input: string, options?: { validation?: boolean }): PoFile;
		compile(file: PoFile, options?: { foldLength?: number }): Uint8Array;
	};
}
