import type { ImportSource } from '@sumu/contract';
import type { CsvTable } from './csv-table';
import type { ImportedPost } from './post';
import type { SumuContent } from './sumu-content';

/** File or entry that is not imported. */
export interface LeftOutEntry {
	readonly from: string;
	/** Empty if unknown. */
	readonly title: string;
	/** Completes the sentence “It is …” for skipped entries; a sentence for unreadable ones. */
	readonly reason: string;
}

/** Content that was read. */
export interface ParsedImport {
	readonly source: ImportSource;
	readonly posts: readonly ImportedPost[];
	readonly tables: readonly CsvTable[];
	/** Content of an export of this product. */
	readonly sumu?: SumuContent;
	/** Files and entries that are no posts, such as pages. */
	readonly skipped: readonly LeftOutEntry[];
	/** Files that could not be read. */
	readonly refused: readonly LeftOutEntry[];
}

/** Creates the result of reading a source. */
export const createParsedImport = (
	source: ImportSource,
	content: Partial<Omit<ParsedImport, 'source'>>,
): ParsedImport => ({ source, posts: [], tables: [], skipped: [], refused: [], ...content });
