import type { EntryKind } from '@sumu/contract';
import { writeDraft } from '../../drafts/local-drafts';
import { latestEntryReaders } from '../api/entry-queries';

/** Current version of an entry; undefined if it cannot be read. */
const versionOf = (kind: EntryKind, id: string) =>
	latestEntryReaders[kind](id, new AbortController().signal).then(
		({ data }) => data.updated,
		() => undefined,
	);

/** Stores values typed in another form as unsaved changes of an entry, for its edit form. */
export async function keepChanges(kind: EntryKind, id: string, getTypedValues: () => object) {
	const currentVersion = await versionOf(kind, id);
	writeDraft(`${kind}-${id}`, getTypedValues(), currentVersion);
}
