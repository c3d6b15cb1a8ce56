import type { ImportRow } from '@sumu/contract';

/** Entry of a source, with what an import would do with it. */
export interface PlannedEntry {
	readonly row: ImportRow;
	/** One line for the list of the command. */
	readonly summary: string;
	/** Undefined for entries that are not added. */
	readonly action?: {
		/** By which another import recognises it. */
		readonly mark: string;
		/** Remembers pictures that the source lacks. */
		readonly notePictures: () => void;
		/** Stores its pictures before its turn. */
		readonly prepare: () => Promise<unknown>;
		/** Adds it; `recordAdded` runs in the same transaction. */
		readonly add: (recordAdded: (documentId: string) => Promise<void>) => Promise<void>;
	};
}
