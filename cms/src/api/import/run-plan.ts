import { type ImportItem, queryImportItems } from './import-tables';
import type { PictureImporter } from './pictures';
import type { PlannedEntry } from './planned-entry';

/** Pictures are stored this many entries ahead, which limits the entries whose pictures are in memory. */
const PREFETCH_ENTRY_COUNT = 2;

interface RunOptions {
	readonly importId: string;
	/** Rows to add; all without it. */
	readonly only?: readonly number[] | undefined;
	/** Called after each row, whether it was added or not. */
	readonly onRow: (entry: PlannedEntry, position: number) => Promise<void> | void;
	/** Ends the run before the next entry if true. */
	readonly isCancelled?: () => boolean;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Adds the entries of a plan one after the other, each in a transaction with its record, so that a run that is
 * interrupted never adds an entry twice. An entry that cannot be written is refused, and the others go on.
 */
export async function runPlan(
	entries: readonly PlannedEntry[],
	{ importId, only, onRow, isCancelled = () => false }: RunOptions,
): Promise<void> {
	const chosenRows = only && new Set(only);
	const isToAdd = (position: number) =>
		entries[position]?.action !== undefined && (chosenRows?.has(position) ?? true);
	for (const [position, entry] of entries.entries()) {
		if (isCancelled()) return;
		const { action, row } = entry;
		if (action && isToAdd(position)) {
			const next = entries[position + PREFETCH_ENTRY_COUNT];
			// Failures are reported when the entry itself is added.
			if (next && isToAdd(position + PREFETCH_ENTRY_COUNT)) next.action?.prepare().catch(() => {});
			const itemRecord: Omit<ImportItem, 'id' | 'documentId'> = {
				importId,
				position,
				kind: row.kind,
				mark: action.mark,
			};
			try {
				await action.add(async (documentId) => {
					await queryImportItems().create({ data: { ...itemRecord, documentId } });
				});
			} catch (error) {
				await onRow(
					{
						row: { ...row, status: 'refused', reason: messageOf(error) },
						summary: `left out: ${row.source}: ${messageOf(error)}`,
					},
					position,
				);
				continue;
			}
		}
		await onRow(entry, position);
	}
}

/** Facts about the pictures of an import. */
export const describePictures = ({ refused, missing, unfetched }: PictureImporter): string[] => [
	...refused.map((fault) => `A picture was left out: ${fault}`),
	...[...missing].map((name) => `No such picture beside the texts: ${name}`),
	...unfetched.map((fault) => `A picture could not be downloaded and keeps its address: ${fault}`),
];
